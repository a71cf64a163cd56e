// The page about several clouds as one: zones on one bill, which cloud fits which part, an order, four ways to use two clouds, questions, and a quote.
import { Fold } from '../../app/Fold.tsx';
import { Order } from '../../sections/Order.static.tsx';
import { Proofs } from '../../sections/Proofs.static.tsx';
import { Questions } from '../../sections/Questions.static.tsx';
import { CloudFinder } from './CloudFinder.static.tsx';
import { useNeed } from '../../app/needs.ts';
import { usePage, useFacts } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { kmBetween, taipei } from '../../calculators/fibreFloor.ts';
import { plainNumber } from '../../i18n/numbers.ts';
import { useT } from '../../i18n/useT.ts';
import { kmAxis, Routes } from '../../sections/Routes.tsx';
import { Section, type Ground } from '../../sections/Section.tsx';
import { beyond, Hero, type Drawn } from '../../sections/heroes/Hero.tsx';
import css from './zones.module.css';
import { joinTall } from '../../sections/heroes/joinTall.ts';
import { rounded } from '../../calculators/rounded.ts';

export function Page() {
  return (
    <>
      <TowersHead />
      <Fold />
      <CloudFinder name="finder" />
      <Order name="order" ground="land" />
      <PatternRoutes name="patterns" ground="water" />
      <Proofs of="page" />
      <Questions />
    </>
  );
}

type Words = {
  towers: readonly { name: string; zones: number }[];
  figure: string;
  lines: readonly string[];
  bill: string;
};

type LinesProps = { lines: readonly string[]; x: number; y: number; step: number; end?: true };

/** The lines beside the large figure, the first one bold. */
function Lines({ lines, x, y, step, end }: LinesProps) {
  return lines.map((line, index) => (
    <text
      key={line}
      x={x}
      y={y + step * index}
      className={`${index === 0 ? 'hero-b' : 'hero-q'}${end ? ' hero-e' : ''}`}
    >
      {line}
    </text>
  ));
}

/** Regions as towers by night, a window for each zone; below them runs one line into the next section. */
function zonesWide({ towers, figure, lines, bill }: Words): Drawn {
  const [margin, ground, floor] = [80, 300, 25];
  const pitch = (1440 - 2 * margin) / towers.length;
  return {
    height: 830,
    body: (
      <>
        <path className="hero-ax" d={`M${-beyond} ${ground}H${1440 + beyond}`} />
        {towers.map(({ name, zones }, index) => {
          const x = rounded(margin + pitch * (index + 0.5), 1);
          return (
            <g key={name}>
              <path className={css.lit} d={`M${x - 12} ${ground - 8}${`h24v-15h-24zm0-${floor}`.repeat(zones)}`} />
              <text className={css.down} x={x} y={ground + 14}>
                {name}
              </text>
            </g>
          );
        })}
        <text x="74" y="184" className="hero-big hero-mg">
          {figure}
        </text>
        <Lines lines={lines} x={272} y={112} step={28} />
        <path className="hero-pk" d={`M${-beyond} 462H1376Q1400 462 1400 486V830`} />
        <path className="hero-join" d="M1400 830V880" />
        <text x="1376" y="492" className="hero-e hero-b hero-mg">
          {bill}
        </text>
      </>
    ),
  };
}

function zonesTall({ towers, figure, lines, bill }: Words): Drawn {
  const row = 18;
  const end = row * towers.length + 12;
  return {
    height: end + 44,
    body: (
      <>
        {towers.map(({ name, zones }, index) => {
          const y = row * (index + 1);
          return (
            <g key={name}>
              <text x="134" y={y} className="hero-e">
                {name}
              </text>
              <path className={css.lit} d={`M148 ${y}${'v-11h15v11zm23.4 0'.repeat(zones)}`} />
            </g>
          );
        })}
        <text x="376" y="62" className="hero-big hero-mg hero-e">
          {figure}
        </text>
        <Lines lines={lines} x={374} y={92} step={22} end />
        <path className="hero-pk" d={`M16 ${end}H350Q370 ${end} 370 ${end + 20}V${end + 44}`} />
        <path className="hero-join" d={joinTall(370, end + 44)} />
        <text x="354" y={end + 30} className="hero-e hero-b hero-mg">
          {bill}
        </text>
      </>
    ),
  };
}

/** Longitude at which the row of towers begins, so that it runs from Europe eastwards and around the Pacific. */
const west = -30;
const eastOf = (lon: number) => (lon < west ? lon + 360 : lon);

/** Hero: every zone of our platform a window by night, and one line on which all are billed. */
const TowersHead = /*#__PURE__*/ staticPart(
  'TowersHead',
  function TowersHead() {
    const t = useT('cloudIntegration');
    const places = useT('regions');
    const separator = useT('clouds')('separator');
    const facts = useFacts();
    const towers = useNeed('regions')
      .toSorted((a, b) => eastOf(a.lon) - eastOf(b.lon))
      .map(({ id, zones }) => ({ name: places(id), zones }));
    const words = {
      towers,
      figure: String(facts['zoneCount']),
      lines: t('zones.lines', facts).split('\n'),
      bill: t('zones.bill'),
    };
    const list = towers.map(({ name, zones }) => `${name} ${zones}`).join(separator);
    return (
      <Hero
        kind="field"
        title={t('zones.title', { ...facts, list })}
        wide={zonesWide(words)}
        tall={zonesTall(words)}
        second="#finder"
      />
    );
  },
  'page',
);

/** The nearest first: systems in lockstep need one city, independent ones may be on different continents. */
const patterns = [
  { id: 'data', from: 'jp-tokyo', to: 'jp-tokyo' },
  { id: 'burst', from: 'singapore', to: 'my-kualalumpur' },
  { id: 'standby', from: 'taipei', to: 'jp-tokyo' },
  { id: 'market', from: 'taipei', to: 'eu-frankfurt' },
] as const;

/** Four ways to use two clouds, each by the distance between them: the farther apart, the less they can share. */
const PatternRoutes = /*#__PURE__*/ staticPart(
  'PatternRoutes',
  function PatternRoutes({ name, ground }: { name: string; ground: Ground }) {
    const { locale } = usePage();
    const t = useT('cloudIntegration');
    const cities = useT('regions');
    const regions = useNeed('regions');
    const placeOf = (id: string) => (id === 'taipei' ? taipei : regions.find((region) => region.id === id));
    const said = (km: number) => t(`${name}.km`, { km: plainNumber(locale, km, 0) });
    const routes = patterns.map(({ id, from, to }) => {
      const [start, end] = [placeOf(from), placeOf(to)];
      if (!start || !end) throw new Error(`content/regions.yaml has no ${from} or no ${to}`);
      const km = Math.round(kmBetween(start, end));
      return {
        id,
        name: t(`${name}.ways.${id}.term`),
        note: t(`${name}.ways.${id}.text`),
        length: km,
        outside: 0,
        figure: said(km),
        said: t(from === to ? `${name}.within` : `${name}.between`, { from: cities(from), to: cities(to) }),
      };
    });
    const axis = kmAxis(Math.max(...routes.map(({ length }) => length)));
    return (
      <Section name={name} ground={ground}>
        <Routes
          routes={routes}
          axis={{
            ...axis,
            marks: [
              { at: axis.length, text: said(axis.length) },
              { at: axis.length / 2, text: said(axis.length / 2) },
              { at: 0, text: t(`${name}.first`) },
            ],
          }}
          note={t(`${name}.scale`)}
        />
      </Section>
    );
  },
  'page',
);
