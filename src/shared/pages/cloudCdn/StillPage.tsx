// The page about a CDN with protection: a minute of requests, which layer answers what, traffic of the origin, rollout in weeks, questions, and a quote.
import { Fold } from '../../app/Fold.tsx';
import { CacheQuestions } from '../../sections/Questions.static.tsx';
import { CacheOrigin } from '../../sections/calculators/CacheOrigin.static.tsx';
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { plainNumber } from '../../i18n/numbers.ts';
import { useT } from '../../i18n/useT.ts';
import { Proofs } from '../../sections/Proofs.static.tsx';
import { Routes } from '../../sections/Routes.tsx';
import { Section, type Ground } from '../../sections/Section.tsx';
import { exampleKinds, exampleMinute, reaching, rowsTall, rowsWide } from './requestRows.tsx';
import { Schedule } from '../../sections/Schedule.tsx';
import { usePageText } from '../../sections/usePageText.ts';
import { Hero } from '../../sections/heroes/Hero.tsx';

export function Page() {
  return (
    <>
      <SecurityHead />
      <Fold />
      <RequestLayers name="layers" ground="paper" />
      <CacheOrigin name="origin" ground="land" />
      <RolloutWeeks name="rollout" ground="water" />
      <Proofs of="page" />
      {/* Older links to addresses and networks lead here in languages that have no CDN page. */}
      <CacheQuestions file="/app.js" anchors="prices:eip prices:vpc" />
    </>
  );
}

/** Hero: an example minute of requests, and how few of them reach the origin. */
const SecurityHead = /*#__PURE__*/ staticPart(
  'SecurityHead',
  function SecurityHead() {
    const { locale } = usePage();
    const t = useT('cloudCdn');
    const values = Object.fromEntries(
      Object.entries(exampleMinute).map(([name, value]) => [name, plainNumber(locale, value)]),
    );
    const words = {
      all: t('minute.all', values),
      stopped: t('minute.stopped', values),
      cached: t('minute.cached', values),
      reaching: t('minute.reaching', values),
    };
    return (
      <Hero
        kind="field"
        title={t('minute.title', values)}
        wide={rowsWide(words)}
        tall={rowsTall(words)}
        second="#origin"
      />
    );
  },
  'page',
);

const kinds = Object.entries(exampleKinds);
const most = Math.max(...kinds.map(([, { requests }]) => requests));

/** Kinds of requests and the layer that answers them. A line is as long as its requests are many; dashed is what reaches the origin. */
const RequestLayers = /*#__PURE__*/ staticPart(
  'RequestLayers',
  function RequestLayers({ name, ground }: { name: string; ground: Ground }) {
    const { locale } = usePage();
    const t = useT('cloudCdn');
    const number = (value: number) => plainNumber(locale, value);
    return (
      <Section name={name} ground={ground}>
        <Routes
          routes={kinds.map(([id, kind]) => ({
            id,
            name: t(`${name}.rows.${id}.term`),
            note: t(`${name}.rows.${id}.text`),
            length: kind.requests,
            outside: reaching(kind),
            figure: number(reaching(kind)),
            said: t(`${name}.of`, { requests: number(kind.requests) }),
          }))}
          axis={{
            length: most,
            segment: most / 20,
            marks: [
              { at: most, text: t(`${name}.requests`, { requests: number(most) }) },
              { at: most / 2, text: number(most / 2) },
              { at: 0, text: number(0) },
            ],
          }}
          outside={t(`${name}.outside`)}
          inside={t(`${name}.inside`)}
          note={t(`${name}.scale`, { requests: number(exampleMinute.requests) })}
        />
      </Section>
    );
  },
  'page',
);

/** Weeks after the start at which rules are enforced, the origin accepts only the nodes, and the plan ends. */
const [enforced, closed, end] = [2, 3, 4];

/** Four weeks: caching from the first day, rules that first only log, and at last the origin closed to direct requests. */
const RolloutWeeks = /*#__PURE__*/ staticPart(
  'RolloutWeeks',
  function RolloutWeeks({ name, ground }: { name: string; ground: Ground }) {
    const own = useT('cloudCdn');
    const { t, items } = usePageText();
    const key = (kind: string) => own(`${name}.key.${kind}`);
    return (
      <Section name={name} ground={ground}>
        <Schedule
          axis={{
            from: 0,
            to: end,
            segment: 1 / 7,
            marks: [
              { at: 0, text: own(`${name}.marks.start`) },
              { at: enforced, text: own(`${name}.marks.enforce`) },
              { at: end, text: own(`${name}.marks.end`, { weeks: end }) },
            ],
            turn: enforced,
          }}
          rows={[
            { name: own(`${name}.rows.cache`), bars: [{ kind: 'taken', from: 0, to: end }] },
            {
              name: own(`${name}.rows.rules`),
              bars: [
                { kind: 'prepared', from: 0, to: enforced },
                { kind: 'taken', from: enforced, to: end },
              ],
            },
            {
              name: own(`${name}.rows.direct`),
              bars: [
                { kind: 'live', from: 0, to: closed },
                { kind: 'kept', from: closed, to: end },
              ],
            },
          ]}
          steps={items(`${name}.steps`, '.term').map((step) => ({
            term: t(`${step}.term`),
            when: t(`${step}.when`),
            text: t(`${step}.text`),
          }))}
          names={{ live: key('live'), prepared: key('prepared'), taken: key('taken'), kept: key('kept') }}
        />
      </Section>
    );
  },
  'page',
);
