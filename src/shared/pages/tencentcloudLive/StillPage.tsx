// Live streaming on Tencent Cloud: the delay of four kinds of show, the parts each needs, who can speak, the rehearsal, questions, and a quote.
import { Fold } from '../../app/Fold.tsx';
import { MarkedTable } from '../../sections/MarkedTable.static.tsx';
import { StreamQuestions } from '../../sections/StreamQuestions.static.tsx';
import { staticPart } from '../../app/staticPart.tsx';
import { useT } from '../../i18n/useT.ts';
import { Schedule, type Bar } from '../../sections/Schedule.tsx';
import { Section, type Ground } from '../../sections/Section.tsx';
import { usePageText } from '../../sections/usePageText.ts';
import { useNeed } from '../../app/needs.ts';
import { usePage } from '../../app/PageContext.ts';
import { plainNumber } from '../../i18n/numbers.ts';
import { Hero } from '../../sections/heroes/Hero.tsx';
import { showStairsTall, showStairsWide } from './showStairs.tsx';
import { showCases } from './showCases.ts';
import { DelayRanges } from '../../sections/DelayRanges.tsx';

export function Page() {
  return (
    <>
      <ShowHead />
      <Fold />
      <MarkedTable name="show" query="show" cases={showCases.join(' ')} ground="land" />
      <SpeakerDelays name="delay" />
      <Rehearsal name="rehearsal" ground="water" />
      <StreamQuestions
        push={'rtmp://push.example/live/show\n?txSecret=…&txTime=…'}
        play="webrtc://play.example/live/show"
      />
    </>
  );
}

/** From the slowest: which of the vendor's delays a kind of show is made with. */
const made = { event: 'hls', esports: 'flv', shop: 'low', class: 'trtc' } as const;
const shows = ['event', 'esports', 'shop', 'class'] as const;

/** The head of the page about shows on Tencent Cloud: the delay of four kinds of show as stairs, and the second below which people can talk. */
const ShowHead = /*#__PURE__*/ staticPart(
  'ShowHead',
  function ShowHead() {
    const { locale } = usePage();
    const t = useT('tencentcloudLive');
    const { delays = {} } = useNeed('clouds')['tencentCloud'] ?? {};
    const seconds = (value: number) => t('delay.seconds', { value: plainNumber(locale, value) });
    const steps = shows.map((show) => {
      const delay = delays[made[show]] ?? 0;
      return { name: t(`show.rows.${showCases.indexOf(show)}.0`), seconds: delay, text: seconds(delay) };
    });
    const drawn = {
      steps,
      line: { at: 1, figure: seconds(1), lines: t('stairs.line').split('\n') },
      foot: t('stairs.foot'),
    };
    const list = steps.map(({ name, text }) => `${name} ${text}`).join(useT('clouds')('separator'));
    return (
      <Hero
        kind="stairs"
        title={t('stairs.title', { list })}
        wide={showStairsWide(drawn)}
        tall={showStairsTall(drawn)}
        second="#show"
      />
    );
  },
  'page',
);

/** Common values in seconds. */
const ways = [
  { id: 'standard', least: 3, most: 30 },
  { id: 'low', least: 1, most: 1 },
  { id: 'trtc', least: 0, most: 0.5 },
];

/** Who can speak at which delay: three ways of Tencent Cloud on one axis of seconds. */
const SpeakerDelays = /*#__PURE__*/ staticPart(
  'SpeakerDelays',
  function SpeakerDelays({ name }: { name: string }) {
    return <DelayRanges name={name} ways={ways} axis={{ length: 30, segment: 2 }} />;
  },
  'page',
);

/** In days before and after the show: hosts and full test, then the encoders. */
const [first, full, last, end] = [-7, -3, -1, 1];

const rows: readonly { id: string; bars: readonly Bar[] }[] = [
  {
    id: 'hosts',
    bars: [
      { kind: 'prepared', from: first, to: full },
      { kind: 'live', from: full, to: end },
    ],
  },
  {
    id: 'main',
    bars: [
      { kind: 'prepared', from: full, to: 0 },
      { kind: 'taken', from: 0, to: end },
    ],
  },
  {
    id: 'second',
    bars: [
      { kind: 'prepared', from: last, to: 0 },
      { kind: 'kept', from: 0, to: end },
    ],
  },
];

/** The rehearsal of a first show in days: what is set up when, and what stands by once it is on air. */
const Rehearsal = /*#__PURE__*/ staticPart(
  'Rehearsal',
  function Rehearsal({ name, ground }: { name: string; ground: Ground }) {
    const own = useT('tencentcloudLive');
    const { t, items } = usePageText();
    const key = (kind: Bar['kind']) => own(`${name}.key.${kind}`);
    return (
      <Section name={name} ground={ground}>
        <Schedule
          axis={{
            from: first,
            to: end,
            segment: 1,
            marks: [
              { at: first, text: own(`${name}.days`, { days: `−${-first}` }) },
              { at: full, text: `−${-full}` },
              { at: last, text: `−${-last}` },
              { at: 0, text: own(`${name}.show`) },
            ],
            turn: 0,
          }}
          rows={rows.map(({ id, bars }) => ({ name: own(`${name}.rows.${id}`), bars }))}
          steps={items(`${name}.steps`, '.term').map((step) => ({
            term: t(`${step}.term`),
            when: t(`${step}.when`),
            text: t(`${step}.text`),
          }))}
          names={{ prepared: key('prepared'), live: key('live'), taken: key('taken'), kept: key('kept') }}
        />
      </Section>
    );
  },
  'page',
);
