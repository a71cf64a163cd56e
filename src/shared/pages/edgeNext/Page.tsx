// The EdgeNext page: nodes in front of the origin, what a cached copy saves it, when it fits, a domain's move in hours, questions, and a quote.
import { Fold } from '../../app/Fold.tsx';
import { FormSection } from '../../formParts/FormSection.tsx';
import { CacheQuestions } from '../../sections/Questions.static.tsx';
import { Cases } from '../../sections/Cases.static.tsx';
import { DnsSwitch } from '../../sections/DnsSwitch.static.tsx';
import { Proofs } from '../../sections/Proofs.static.tsx';
import { useNeed } from '../../app/needs.ts';
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { plainNumber } from '../../i18n/numbers.ts';
import { useT } from '../../i18n/useT.ts';
import { Hero, type Drawn } from '../../sections/heroes/Hero.tsx';
import { Routes } from '../../sections/Routes.tsx';
import { Section, type Ground } from '../../sections/Section.tsx';
import { joinTall } from '../../sections/heroes/joinTall.ts';
import { rounded } from '../../calculators/rounded.ts';

/** In seconds. */
const day = 24 * 60 * 60;

/** Requests of a day for one address that a node passes to the origin, if it keeps each copy for `seconds`. */
export const reachingOrigin = (requests: number, seconds: number): number =>
  seconds === 0 ? requests : Math.min(requests, Math.ceil(day / seconds));

export function Page() {
  return (
    <>
      <EdgeHead />
      <Fold />
      <OriginRoutes name="reach" ground="paper" />
      <Proofs of="page" />
      <Cases name="cases" ground="land" />
      <DnsSwitch name="moving" ground="water" />
      <CacheQuestions file="/hero.jpg" />
      <FormSection />
    </>
  );
}

type Words = { nodes: number; visitor: string; answered: string; dot: string; origin: string };

/** Half rings around one centre, with the radii of the innermost and outermost. */
type Layout = { x: number; y: number; inner: readonly [number, number]; outer: readonly [number, number] };

const count = 28;

/** Position of the visitor's node on the outermost ring, in degrees from the right. */
const angle = 152;

function ringsOf({ inner, outer }: Layout, nodes: number) {
  const sizes = Array.from({ length: count }, (_, ring) => {
    const part = ring / (count - 1);
    return { rx: inner[0] + (outer[0] - inner[0]) * part, ry: inner[1] + (outer[1] - inner[1]) * part };
  });
  const lengths = sizes.map(({ rx, ry }) => Math.hypot(rx, ry));
  const whole = lengths.reduce((sum, length) => sum + length, 0);
  // Rounds the running sum, so that the dots of all rings together are exactly the nodes.
  let [run, set] = [0, 0];
  return sizes.map(({ rx, ry }, ring) => {
    run += lengths[ring] ?? 0;
    const dots = Math.round((run / whole) * nodes) - set;
    set += dots;
    return { rx: rounded(rx, 1), ry: rounded(ry, 1), dots };
  });
}

/** Each ring is a path whose length is its number of dots, so each dash is one dot. */
function Rings({ layout, nodes }: { layout: Layout; nodes: number }) {
  const { x, y } = layout;
  return ringsOf(layout, nodes).map(({ rx, ry, dots }) => (
    <path
      key={rx}
      className="hero-dots"
      pathLength={dots}
      d={`M${rounded(x - rx, 1)} ${y}a${rx} ${ry} 0 0 1 ${rounded(2 * rx, 1)} 0`}
    />
  ));
}

function nodeOf({ x, y, outer: [rx, ry] }: Layout): { x: number; y: number } {
  const turn = (angle / 180) * Math.PI;
  return { x: rounded(x + rx * Math.cos(turn), 1), y: rounded(y - ry * Math.sin(turn), 1) };
}

/** Nodes as dots in half rings around the origin: a visitor is answered at the outermost, and uncached requests go on. */
function ringsWide({ nodes, visitor, answered, dot, origin }: Words): Drawn {
  const layout: Layout = { x: 720, y: 430, inner: [92, 52], outer: [708, 394] };
  const node = nodeOf(layout);
  return {
    height: 830,
    body: (
      <>
        <Rings layout={layout} nodes={nodes} />
        <path className="hero-ask" d={`M40 128L${node.x} ${node.y}`} />
        <path className="hero-on-way" d={`M${node.x} ${node.y}L720 430`} />
        <circle className="hero-user" cx="40" cy="128" r="9" />
        <circle className="hero-node" cx={node.x} cy={node.y} r="9" />
        <text x="62" y="112" className="hero-b">
          {visitor}
        </text>
        <text x="62" y="140" stroke="var(--night)" strokeWidth="9" strokeLinejoin="round" paintOrder="stroke">
          {answered}
        </text>
        <text x="1400" y="52" className="hero-e">
          {dot}
        </text>
        <path className="hero-pk" d="M720 430H1376Q1400 430 1400 454V830" />
        <path className="hero-join" d="M1400 830V880" />
        <circle className="hero-f" cx="720" cy="430" r="11" />
        <text x="1376" y="462" className="hero-e hero-b hero-mg">
          {origin}
        </text>
      </>
    ),
  };
}

function ringsTall({ nodes, visitor, answered, dot, origin }: Words): Drawn {
  const layout: Layout = { x: 195, y: 284, inner: [22, 30], outer: [187, 226] };
  const node = nodeOf(layout);
  return {
    height: 358,
    body: (
      <>
        <Rings layout={layout} nodes={nodes} />
        <path className="hero-ask" d={`M16 66L${node.x} ${node.y}`} />
        <path className="hero-on-way" d={`M${node.x} ${node.y}L195 284`} />
        <circle className="hero-user" cx="16" cy="66" r="6" />
        <circle className="hero-node" cx={node.x} cy={node.y} r="6" />
        <text x="16" y="24" className="hero-b">
          {visitor}
        </text>
        <text x="16" y="44">
          {answered}
        </text>
        <path className="hero-pk" d="M195 284V294Q195 306 207 306H356Q370 306 370 320V358" />
        <path className="hero-join" d={joinTall(370, 358)} />
        <circle className="hero-f" cx="195" cy="284" r="7" />
        <text x="356" y="326" className="hero-e hero-b hero-mg">
          {origin}
        </text>
        <text x="356" y="347" className="hero-e">
          {dot}
        </text>
      </>
    ),
  };
}

/** Hero: every node a dot in rings between visitors and origin; one line leads on from the origin. */
const EdgeHead = /*#__PURE__*/ staticPart(
  'EdgeHead',
  function EdgeHead() {
    const { locale } = usePage();
    const t = useT('edgeNext');
    const { nodes } = useNeed('claims').edgeNext;
    const values = { nodes: plainNumber(locale, nodes) };
    const words = {
      nodes,
      visitor: t('nodes.visitor'),
      answered: t('nodes.answered'),
      dot: t('nodes.dot', values),
      origin: t('nodes.origin'),
    };
    return (
      <Hero
        kind="field"
        title={t('nodes.title', values)}
        wide={ringsWide(words)}
        tall={ringsTall(words)}
        second="#reach"
      />
    );
  },
  'page',
);

const minute = 60;

/** Parts of the axis that have a label. */
const named = [0, 0.5, 1];

/** How many of a day's requests reach the origin, by how long a node keeps a copy. */
const OriginRoutes = /*#__PURE__*/ staticPart(
  'OriginRoutes',
  function OriginRoutes({ name, ground }: { name: string; ground: Ground }) {
    const { page, locale } = usePage();
    const t = useT('edgeNext');
    const { cached } = useNeed('clouds')[page.id] ?? {};
    if (!cached) throw new Error('content/clouds/edgeNext.yaml says nothing about what is cached');
    const { requests, seconds } = cached;
    const number = (value: number) => plainNumber(locale, value);
    return (
      <Section name={name} ground={ground}>
        <Routes
          routes={Object.entries(seconds).map(([id, kept]) => {
            const reaching = reachingOrigin(requests, kept);
            return {
              id,
              name: t(`${name}.rows.${id}.term`),
              note: t(`${name}.rows.${id}.text`, { days: kept / day, minutes: kept / minute, seconds: kept }),
              length: requests,
              outside: reaching,
              figure: number(reaching),
              said: t(`${name}.reach`),
            };
          })}
          axis={{
            length: requests,
            segment: requests / 20,
            // The axis runs from the right, where no request has reached the origin.
            marks: named.map((part) => ({
              at: requests * (1 - part),
              text: part === 1 ? t(`${name}.requests`, { requests: number(requests) }) : number(requests * part),
            })),
          }}
          outside={t(`${name}.outside`)}
          inside={t(`${name}.inside`)}
          note={t(`${name}.scale`, { requests: number(requests) })}
        />
      </Section>
    );
  },
  'page',
);
