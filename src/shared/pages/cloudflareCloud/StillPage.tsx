// The page about Cloudflare through us: all domains on one bill, what an order puts in writing, when it fits, the switch in hours, questions, and a quote.
import { Fold } from '../../app/Fold.tsx';
import { Cases } from '../../sections/Cases.static.tsx';
import { DnsSwitch } from '../../sections/DnsSwitch.static.tsx';
import { Proofs } from '../../sections/Proofs.static.tsx';
import { Questions } from '../../sections/Questions.static.tsx';
import { useNeed } from '../../app/needs.ts';
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { OrderSheet } from '../../sections/Order.static.tsx';
import type { Ground } from '../../sections/Section.tsx';
import { usePageText } from '../../sections/usePageText.ts';
import { useT } from '../../i18n/useT.ts';
import { FigureWords } from '../../sections/heroes/FigureWords.tsx';
import { Hero, type Drawn } from '../../sections/heroes/Hero.tsx';
import { across, down, rowDown, Tape } from '../../sections/heroes/tapes.tsx';

export function Page() {
  return (
    <>
      <ZonesHead />
      <Fold />
      <ZoneOrder name="order" ground="paper" />
      <Proofs of="page" />
      <Cases name="cases" ground="land" />
      <DnsSwitch name="moving" ground="paper" />
      <Questions ground="water" />
    </>
  );
}

type Zone = { name: string; records: number; said: string; plan: string };

type Zones = {
  zones: readonly Zone[];
  /** The number of domains, and two lines beside it. */
  many: { figure: string; lines: readonly string[] };
  one: { figure: string; lines: readonly string[] };
  /** The last line of the bill. */
  paid: string;
};

/** Width of one record in the wide drawing; the longest tape begins at its left edge. */
const record = 56;
const rowAt = (row: number) => 334 + 58 * row;
const lineAt = (row: number) => 400 + 48 * row;

/** Domains as tapes, as long as they have records, that run into one bill, which leads into the next section. */
function zonesWide({ zones, many, one, paid }: Zones): Drawn {
  const most = Math.max(...zones.map(({ records }) => records));
  return {
    height: 800,
    body: (
      <>
        <path className="hero-paper0" d="M1124 190H1392V872H1124z" />
        {zones.map(({ name, records, said, plan }, row) => {
          const x = 30 + (most - records) * record;
          // Aligns the first with the page's margin.
          const indent = row === 0 ? 50 : 20;
          const dark = row === 0 ? 'hero-k' : undefined;
          return (
            <g key={name}>
              <Tape d={across(x, rowAt(row), lineAt(row))} dark={row === 0} />
              <path className="hero-rl" d={`M1124 ${lineAt(row) + 24}H1392`} />
              <text x={x + indent} y={rowAt(row) + 6} className={dark}>
                {said}
              </text>
              <text x={x + indent + 136} y={rowAt(row) + 6} className={dark ?? 'hero-b'}>
                {name}
              </text>
              <text x="1146" y={lineAt(row) + 6}>
                {name}
              </text>
              <text x="1370" y={lineAt(row) + 6} className="hero-e hero-b">
                {plan}
              </text>
            </g>
          );
        })}
        <FigureWords {...one} dress="hero-big hero-mg" rest="hero-q" at={[1142, 338]} words={[1240, 286, 26]} />
        <text x="1146" y="784" className="hero-pr">
          {paid}
        </text>
        <FigureWords {...many} dress="hero-big hero-seven" rest="hero-q" at={[790, 764]} words={[882, 738, 26]} />
      </>
    ),
  };
}

function zonesTall({ zones, many, one, paid }: Zones): Drawn {
  return {
    height: 450,
    body: (
      <>
        <path className="hero-paper0" d="M144 272H378V486H144z" />
        {zones.map(({ name, records }, row) => {
          const [y, x] = rowDown(row);
          const dark = row === 0 ? 'hero-k' : undefined;
          return (
            <g key={name}>
              <Tape d={down(y, x, 286)} dark={row === 0} />
              <text x="36" y={y + 5} className={dark ? 'hero-e hero-k' : 'hero-e hero-b'}>
                {records}
              </text>
              <text x="50" y={y + 5} className={dark}>
                {name}
              </text>
            </g>
          );
        })}
        <FigureWords {...one} dress="hero-big hero-mg" rest="hero-q" at={[152, 364]} words={[198, 332, 22]} />
        <text x="156" y="430" className="hero-pr">
          {paid}
        </text>
        <FigureWords {...many} dress="hero-big" rest="hero-q" at={[16, 364]} words={[16, 396, 22]} />
      </>
    ),
  };
}

/** Hero: every domain a tape of its records, and one bill for all. */
const ZonesHead = /*#__PURE__*/ staticPart(
  'ZonesHead',
  function ZonesHead() {
    const { page } = usePage();
    const { t } = usePageText();
    const own = useT('cloudflareCloud');
    const { zones = [] } = useNeed('clouds')[page.id] ?? {};
    const drawing = {
      zones: zones.map((zone) => ({ ...zone, said: own('zones.records', { count: zone.records }) })),
      many: { figure: String(zones.length), lines: t('zones.many').split('\n') },
      one: { figure: '1', lines: [...t('zones.one').split('\n'), useT('pieces')('example')] },
      paid: t('zones.paid'),
    };
    return (
      <Hero
        kind="tapes"
        title={t('zones.title')}
        wide={zonesWide(drawing)}
        tall={zonesTall(drawing)}
        second="#moving"
      />
    );
  },
  'page',
);

/** What an order of several domains puts in writing, beside an example of one. */
const ZoneOrder = /*#__PURE__*/ staticPart(
  'ZoneOrder',
  function ZoneOrder({ name, ground }: { name: string; ground: Ground }) {
    const { page } = usePage();
    const { t, items } = usePageText();
    const { zones = [] } = useNeed('clouds')[page.id] ?? {};
    return (
      <OrderSheet
        name={name}
        ground={ground}
        cells={items(`${name}.cells`, '.term').map((cell) => [t(`${cell}.term`), t(`${cell}.text`)])}
        rows={zones.map(({ name: domain, plan }) => ({ key: domain, cells: [domain, plan] }))}
        total={[t(`${name}.bills`), t(`${name}.one`)]}
      />
    );
  },
  'page',
);
