// The page about live streaming on Tencent Cloud: delay of four kinds of show, the parts each needs, who can speak, the rehearsal, questions, and a quote.
import { Fold } from '../../app/Fold.tsx';
import { MarkedTable } from '../../sections/WordTable.static.tsx';
import { StreamQuestions } from '../../sections/Questions.static.tsx';
import { staticPart } from '../../app/staticPart.tsx';
import { useT } from '../../i18n/useT.ts';
import { Schedule, type Bar } from '../../sections/Schedule.tsx';
import { Section, type Ground } from '../../sections/Section.tsx';
import { usePageText } from '../../sections/usePageText.ts';
import { useNeed } from '../../app/needs.ts';
import { usePage } from '../../app/PageContext.ts';
import { plainNumber } from '../../i18n/numbers.ts';
import { FigureWords } from '../../sections/heroes/FigureWords.tsx';
import { Hero, type Drawn } from '../../sections/heroes/Hero.tsx';
import { baseY, StairGround, StairGroundTall, StairLine, StepWords } from '../../sections/heroes/stairs.tsx';
import { showCases } from '../cases.ts';
import { DelayRanges } from '../../sections/Routes.tsx';
import { rounded } from '../../calculators/rounded.ts';

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

// The hero's drawing: delays as stairs on a logarithmic scale, from a large event to a class, and the line of one second across them.
type Shows = {
  /** The slowest first. */
  steps: readonly { name: string; seconds: number; text: string }[];
  line: { at: number; figure: string; lines: readonly string[] };
  foot: string;
};

/** Seconds at the bottom of the scale. */
const least = 0.1;
/** Start of each of four steps: the page's words stand above the low ones. */
const starts = [0, 300, 640, 1060];

const shareOf = (seconds: number, most: number) => Math.log(seconds / least) / Math.log(most / least);

function showStairsWide({ steps, line, foot }: Shows): Drawn {
  const top = 230;
  const most = steps[0]?.seconds ?? 1;
  const yOf = (seconds: number) => rounded(baseY - shareOf(seconds, most) * (baseY - top), 1);
  const lineY = yOf(line.at);
  const end = starts[steps.findIndex(({ seconds }) => seconds <= line.at) + 1] ?? 1440;
  return {
    height: 800,
    body: (
      <>
        <StairGround tops={steps.map(({ seconds }) => yOf(seconds))} starts={starts} />
        {steps.map(({ name, seconds, text }, index) => (
          <g key={name}>
            {index > 0 && <path className="hero-rl" d={`M${starts[index]} ${yOf(seconds)}V${baseY}`} />}
            <StepWords x={starts[index]} y={yOf(seconds)} inside={44} above={44} words={[name, text]} />
          </g>
        ))}
        <StairLine y={lineY} end={end} />
        <FigureWords
          figure={line.figure}
          lines={line.lines}
          dress="hero-fig hero-mg"
          at={[76, lineY + 92]}
          words={[80, lineY + 130, 26]}
        />
        <text x="80" y="774">
          {foot}
        </text>
      </>
    ),
  };
}

function showStairsTall({ steps, line }: Shows): Drawn {
  const [top, row, widest] = [96, 52, 326];
  const most = steps[0]?.seconds ?? 1;
  const xOf = (seconds: number) => rounded(shareOf(seconds, most) * widest, 1);
  const lineX = xOf(line.at);
  const bottom = top + row * steps.length;
  return {
    height: bottom + 24,
    body: (
      <>
        <StairGroundTall top={top} row={row} widths={steps.map(({ seconds }) => xOf(seconds))} />
        {steps.map(({ name, seconds, text }, index) => {
          const [x, y] = [xOf(seconds), top + row * index + 32];
          // Names of steps shorter than the line stand outside of them.
          const inside = seconds > line.at;
          return (
            <g key={name}>
              <text x={inside ? 16 : lineX + 14} y={y} className="hero-b">
                {name}
              </text>
              <text x={inside ? x - 12 : 374} y={y} className="hero-pr hero-e">
                {text}
              </text>
            </g>
          );
        })}
        <path className="hero-pk" d={`M${lineX} ${top - 16}V${bottom + 10}`} />
        <FigureWords
          figure={line.figure}
          lines={line.lines}
          dress="hero-fig hero-mg"
          at={[14, 60]}
          words={[130, 38, 22]}
        />
      </>
    ),
  };
}

/** The vendor's protocol for each kind of show, the slowest first. */
const made = { event: 'hls', esports: 'flv', shop: 'low', class: 'trtc' } as const;
const shows = ['event', 'esports', 'shop', 'class'] as const;

/** Hero: the delay of four kinds of show as stairs, and the second below which people can talk. */
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

/** Common delays in seconds. */
const ways = [
  { id: 'standard', least: 3, most: 30 },
  { id: 'low', least: 1, most: 1 },
  { id: 'trtc', least: 0, most: 0.5 },
];

/** Who can speak at which delay: three services of Tencent Cloud on one axis of seconds. */
const SpeakerDelays = /*#__PURE__*/ staticPart(
  'SpeakerDelays',
  function SpeakerDelays({ name }: { name: string }) {
    return <DelayRanges name={name} ways={ways} axis={{ length: 30, segment: 2 }} />;
  },
  'page',
);

/** Days relative to the show: tests with the hosts begin, full test, encoders are set up, end. */
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

/** The days before a first show: what is set up when, and what stands by while it is on air. */
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
