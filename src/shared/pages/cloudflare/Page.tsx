// The page about Cloudflare's product: six checks behind one DNS record, a rule by path, the mainland, the switch in hours, questions, and a quote.
import { Fold } from '../../app/Fold.tsx';
import { FormSection } from '../../formParts/FormSection.tsx';
import { CacheQuestions } from '../../sections/Questions.static.tsx';
import { DnsSwitch } from '../../sections/DnsSwitch.static.tsx';
import { MarkedTable } from '../../sections/WordTable.static.tsx';
import { staticPart } from '../../app/staticPart.tsx';
import { useT } from '../../i18n/useT.ts';
import { FigureWords } from '../../sections/heroes/FigureWords.tsx';
import { Hero, type Drawn } from '../../sections/heroes/Hero.tsx';
import { across, down, rowDown, Tape } from '../../sections/heroes/tapes.tsx';
import { usePageText } from '../../sections/usePageText.ts';
import { Shores, type Shore } from '../../sections/Shores.tsx';
import { pathCases } from '../cases.ts';

export function Page() {
  return (
    <>
      <CloudflareHead />
      <Fold />
      <MarkedTable name="path" query="path" cases={pathCases.join(' ')} />
      <MainlandShores name="mainland" />
      <DnsSwitch name="switch" ground="paper" />
      <CacheQuestions file="/app.js" header="cf-cache-status" ground="land" />
      <FormSection />
    </>
  );
}

type Checks = {
  checks: readonly { name: string; does: string }[];
  one: { figure: string; lines: readonly string[] };
  many: { figure: string; lines: readonly string[] };
  record: { name: string; type: string; note: string };
};

/** Start of each tape; from the fourth on they leave room for the page's words at the left. */
const starts = [30, 118, 236, 500, 590, 680];
const rowAt = (row: number) => 334 + 58 * row;
const lineAt = (row: number) => 400 + 48 * row;

/** Six checks as tapes that run into one DNS record, which leads into the next section. */
function checksWide({ checks, one, record }: Checks): Drawn {
  return {
    height: 800,
    body: (
      <>
        <path className="hero-paper0" d="M1124 190H1392V872H1124z" />
        {checks.map(({ name, does }, row) => {
          const x = starts[row] ?? 0;
          const dark = row === 0 ? 'hero-k' : undefined;
          return (
            <g key={name}>
              <Tape d={across(x, rowAt(row), lineAt(row))} dark={row === 0} />
              <path className="hero-rl" d={`M1124 ${lineAt(row) + 24}H1392`} />
              <text x={x + 16} y={rowAt(row) + 6} className={row === 0 ? 'hero-k' : 'hero-b'}>
                {row + 1}
              </text>
              <text x={x + 44} y={rowAt(row) + 6} className={dark}>
                {does}
              </text>
              <text x="1146" y={lineAt(row) + 6} className="hero-b">
                {name}
              </text>
              <text x="1370" y={lineAt(row) + 6} className="hero-e">
                {row + 1}
              </text>
            </g>
          );
        })}
        <FigureWords {...one} dress="hero-big hero-mg" rest="hero-q" at={[1142, 338]} words={[1240, 286, 26]} />
        <text x="1146" y="740" className="hero-mono">
          {record.name}
        </text>
        <text x="1370" y="740" className="hero-mono hero-e">
          {record.type}
        </text>
        <text x="1146" y="784" className="hero-pr hero-mg">
          {record.note}
        </text>
      </>
    ),
  };
}

function checksTall({ checks, one, many, record }: Checks): Drawn {
  return {
    height: 450,
    body: (
      <>
        <path className="hero-paper0" d="M144 272H378V486H144z" />
        {checks.map(({ name }, row) => {
          const [y, x] = rowDown(row);
          return (
            <g key={name}>
              <Tape d={down(y, x, 286)} dark={row === 0} />
              <text x="16" y={y + 5} className={row === 0 ? 'hero-k' : 'hero-b'}>
                {row + 1}
              </text>
              <text x="36" y={y + 5} className={row === 0 ? 'hero-k' : undefined}>
                {name}
              </text>
            </g>
          );
        })}
        <FigureWords {...one} dress="hero-big hero-mg" rest="hero-q" at={[152, 364]} words={[198, 332, 22]} />
        <text x="156" y="412" className="hero-mono">
          {`${record.name} ${record.type}`}
        </text>
        <text x="156" y="446" className="hero-pr hero-mg">
          {record.note}
        </text>
        <FigureWords {...many} dress="hero-big" at={[16, 364]} words={[16, 396, 22]} />
      </>
    ),
  };
}

/** Hero: six checks that one DNS record puts in front of a site. */
const CloudflareHead = /*#__PURE__*/ staticPart(
  'CloudflareHead',
  function CloudflareHead() {
    const t = useT('cloudflare');
    const example = useT('pieces')('example');
    const { items } = usePageText();
    const checks = items('checks.list', '.term').map((check) => ({
      name: t(`${check}.term`),
      does: t(`${check}.text`),
    }));
    const drawing = {
      checks,
      one: { figure: '1', lines: [...t('checks.one').split('\n'), example] },
      many: { figure: String(checks.length), lines: [t('checks.many')] },
      record: { name: t('checks.record.name'), type: t('checks.record.type'), note: t('checks.proxied') },
    };
    return (
      <Hero
        kind="tapes"
        title={t('checks.title', { count: checks.length })}
        wide={checksWide(drawing)}
        tall={checksTall(drawing)}
        second="#path"
      />
    );
  },
  'page',
);

/** Visitors in mainland China and elsewhere: what is needed in addition to the DNS change, and nothing elsewhere. */
const MainlandShores = /*#__PURE__*/ staticPart(
  'MainlandShores',
  function MainlandShores({ name }: { name: string }) {
    const t = useT('cloudflare');
    const { items } = usePageText();
    const linesOf = (side: string) =>
      items(`${name}.${side}.key`, '.term').map((step) => ({ term: t(`${step}.term`), text: t(`${step}.text`) }));
    const conditions = linesOf('land');
    const shore = (side: string, taken: number, key: Shore['key']): Shore => ({
      title: t(`${name}.${side}.title`),
      figure: String(taken),
      unit: t(`${name}.${side}.unit`),
      text: t(`${name}.${side}.text`),
      said: t(`${name}.${side}.said`),
      taken,
      first: taken,
      key,
    });
    return (
      <Shores
        id={name}
        segments={conditions.length}
        land={shore('land', conditions.length, conditions)}
        water={shore('water', 0, linesOf('water'))}
      />
    );
  },
  'page',
);
