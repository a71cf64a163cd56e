// The Akamai page: one copy for many downloads, what the origin still sends, the days of a launch, the mainland, questions, and a quote.
import { Fold } from '../../app/Fold.tsx';
import { CacheQuestions } from '../../sections/Questions.static.tsx';
import { CacheOrigin } from '../../sections/calculators/CacheOrigin.static.tsx';
import { Proofs } from '../../sections/Proofs.static.tsx';
import { useNeed } from '../../app/needs.ts';
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { Hero } from '../../sections/heroes/Hero.tsx';
import { usePageText } from '../../sections/usePageText.ts';
import { copiesTall, copiesWide } from './copyAreas.tsx';
import { useT } from '../../i18n/useT.ts';
import { Schedule, type Bar } from '../../sections/Schedule.tsx';
import { Section, type Ground } from '../../sections/Section.tsx';
import { shoreOf, Shores } from '../../sections/Shores.tsx';

export function Page() {
  return (
    <>
      <AkamaiHead />
      <Fold />
      <CacheOrigin name="origin" ground="paper" result="result-origin" />
      <Proofs of="page" />
      <MainlandSets name="mainland" />
      <LaunchDays name="launch" ground="paper" />
      <CacheQuestions file="/update.bin" miss="TCP_MISS" hit="TCP_HIT" ground="land" />
    </>
  );
}

/** Hero: a file that many download at once, each download a square, and how few of them the origin sends. */
const AkamaiHead = /*#__PURE__*/ staticPart(
  'AkamaiHead',
  function AkamaiHead() {
    const { page } = usePage();
    const { t } = usePageText();
    const { tiers } = useNeed('clouds')[page.id] ?? {};
    if (!tiers) throw new Error('content/clouds/akamai.yaml says nothing about the copies of a file');
    const layer = (name: string) => ({ copies: t(`copies.${name}.copies`), name: t(`copies.${name}.name`) });
    const copies = {
      ...tiers,
      many: { ...layer('many'), note: t('copies.note') },
      edge: layer('edge'),
      parent: layer('parent'),
      one: { ...layer('one'), figure: '1' },
    };
    return (
      <Hero
        kind="areas"
        title={t('copies.title')}
        wide={copiesWide(copies)}
        tall={copiesTall(copies)}
        second="#origin"
      />
    );
  },
  'page',
);

/** Networks needed in the mainland (Akamai and one inside it) and elsewhere (Akamai alone). */
const [both, alone] = [2, 1];

/** How many networks and sets of rules visitors in mainland China and elsewhere need, since Akamai's own one there has ended. */
const MainlandSets = /*#__PURE__*/ staticPart(
  'MainlandSets',
  function MainlandSets({ name }: { name: string }) {
    const text = usePageText();
    return (
      <Shores
        id={name}
        segments={both}
        land={shoreOf(text, `${name}.land`, both)}
        water={shoreOf(text, `${name}.water`, alone)}
      />
    );
  },
  'page',
);

/** The days around a launch: when files and rules are prepared and frozen, and when nodes fetch and send them. */
const LaunchDays = /*#__PURE__*/ staticPart(
  'LaunchDays',
  function LaunchDays({ name, ground }: { name: string; ground: Ground }) {
    const { page } = usePage();
    const own = useT('akamai');
    const { t, items } = usePageText();
    const { launch } = useNeed('clouds')[page.id] ?? {};
    if (!launch) throw new Error('content/clouds/akamai.yaml says nothing about a launch');
    const { before, freeze, after } = launch;
    const days = (value: number) => own(`${name}.days`, { days: `−${value}` });
    // The launch day is the last mark but one on the axis: there is no room to label the day after it.
    const half = Math.round((before + freeze) / 2);
    const frozen: readonly Bar[] = [
      { kind: 'prepared', from: -before, to: -freeze },
      { kind: 'kept', from: -freeze, to: after },
    ];
    return (
      <Section name={name} ground={ground}>
        <Schedule
          axis={{
            from: -before,
            to: after,
            segment: 1,
            marks: [
              { at: -before, text: days(before) },
              { at: -half, text: days(half) },
              { at: 0, text: own(`${name}.now`) },
            ],
            turn: 0,
          }}
          rows={[
            { name: own(`${name}.rows.files`), bars: frozen },
            { name: own(`${name}.rows.rules`), bars: frozen },
            {
              name: own(`${name}.rows.nodes`),
              bars: [
                { kind: 'prepared', from: -freeze, to: 0 },
                { kind: 'taken', from: 0, to: after },
              ],
            },
          ]}
          steps={items(`${name}.steps`, '.term').map((step) => ({
            term: t(`${step}.term`),
            when: own(`${step}.when`, { before, freeze, after }),
            text: t(`${step}.text`),
          }))}
          names={{
            prepared: own(`${name}.key.prepared`),
            kept: own(`${name}.key.kept`),
            taken: own(`${name}.key.taken`),
          }}
        />
      </Section>
    );
  },
  'page',
);
