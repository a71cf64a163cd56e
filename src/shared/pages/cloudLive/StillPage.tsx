// The live streaming page: pictures in true proportion, bandwidth of an audience, delay of each protocol, hours before a show, questions, and a quote.
import { Fold } from '../../app/Fold.tsx';
import { AudienceSize } from '../../sections/calculators/AudienceSize.static.tsx';
import { Proofs } from '../../sections/Proofs.static.tsx';
import { StreamQuestions } from '../../sections/Questions.static.tsx';
import { useNeed } from '../../app/needs.ts';
import { usePage, useFacts } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { liveLadder, viewersFor } from '../../calculators/audienceSize.ts';
import { listMark } from '../../i18n/marks.ts';
import { plainNumber, roundNumber } from '../../i18n/numbers.ts';
import { measured } from '../../i18n/units.ts';
import { useT } from '../../i18n/useT.ts';
import { Hero, type Drawn } from '../../sections/heroes/Hero.tsx';
import { usePageText } from '../../sections/usePageText.ts';
import css from './frames.module.css';
import { Schedule, type Bar } from '../../sections/Schedule.tsx';
import { Section, type Ground } from '../../sections/Section.tsx';
import { DelayRanges } from '../../sections/Routes.tsx';

export function Page() {
  return (
    <>
      <FramesHead />
      <Fold />
      <AudienceSize name="size" />
      <ProtocolDelays name="protocols" ground="water" />
      <HoursBefore name="before" ground="land" />
      <Proofs of="page" />
      <StreamQuestions push="rtmp://push.example/live/show" play="https://play.example/show.m3u8" />
    </>
  );
}

/** `label`: its lines and bitrate. */
type Frame = { width: number; height: number; name: string; label: string; viewers: string };

/** Scales the frames so that the largest spans the drawing; all share its lower right corner. */
function placed(frames: readonly Frame[], across: number) {
  const scale = across / (frames[0]?.width ?? across);
  const whole = Math.round((frames[0]?.height ?? 0) * scale);
  return frames.map((frame, index) => {
    const [width, height] = [Math.round(frame.width * scale), Math.round(frame.height * scale)];
    return { ...frame, area: { x: across - width, y: whole - height, width, height }, face: css[`frame${index}`] };
  });
}

/** Pictures of a show in true proportion, one inside the other; the largest fills the hero. */
function framesWide(frames: readonly Frame[], fill: string): Drawn {
  return {
    height: 810,
    body: placed(frames, 1440).map(({ name, label, viewers, area, face }, index) => {
      // The page's words stand inside the largest, so its own stand at its foot.
      const [x, y] = index === 0 ? [80, area.height - 98] : [area.x + 24, area.y + 44];
      return (
        <g key={name}>
          <rect {...area} className={face} />
          <text x={x} y={y} className="hero-b">
            {label}
          </text>
          <text x={x} y={y + 32} className={index === 0 ? 'hero-pr hero-mg' : 'hero-pr'}>
            {viewers}
          </text>
          {index === 0 && (
            <text x={x} y={y + 62} className="hero-q">
              {fill}
            </text>
          )}
        </g>
      );
    }),
  };
}

function framesTall(frames: readonly Frame[], fill: string): Drawn {
  const all = placed(frames, 390);
  const foot = (all[0]?.area.height ?? 0) + 34;
  return {
    height: foot + 26 * all.length + 20,
    body: (
      <>
        {all.map(({ name, label, viewers, area, face }, row) => (
          <g key={name}>
            <rect {...area} className={face} />
            <text x={area.x + 12} y={area.y + 19} className="hero-b">
              {name}
            </text>
            <text x="16" y={foot + 26 * (row + 1)}>
              {label}
            </text>
            <text x="374" y={foot + 26 * (row + 1)} className={row === 0 ? 'hero-b hero-e hero-mg' : 'hero-b hero-e'}>
              {viewers}
            </text>
          </g>
        ))}
        <text x="16" y={foot - 4} className="hero-q">
          {fill}
        </text>
      </>
    ),
  };
}

/** Hero: one stream as four pictures in true proportion, with the number of viewers that fill the network. */
const FramesHead = /*#__PURE__*/ staticPart(
  'FramesHead',
  function FramesHead() {
    const { locale } = usePage();
    const t = useT('cloudLive');
    const facts = useFacts();
    const { capacityTbps } = useNeed('claims').live;
    const frames = liveLadder.map(({ width, height, mbps }) => {
      const name = t('frames.name', { lines: height });
      const rate = measured(plainNumber(locale, mbps), 'Mbps');
      return {
        width,
        height,
        name,
        rate,
        label: name + listMark(locale) + rate,
        viewers: t('frames.viewers', { viewers: roundNumber(locale, viewersFor(capacityTbps, mbps)) }),
      };
    });
    const fill = t('frames.fill', facts);
    const list = frames
      .map(({ name, rate, viewers }) => `${name} ${rate} ${viewers}`)
      .join(useT('clouds')('separator'));
    return (
      <Hero
        kind="frames"
        title={t('frames.title', { ...facts, list })}
        wide={framesWide(frames, fill)}
        tall={framesTall(frames, fill)}
        second="#size"
      />
    );
  },
  'page',
);

/** Common delays in seconds. */
const ways = [
  { id: 'hls', least: 6, most: 30 },
  { id: 'lowHls', least: 2, most: 5 },
  { id: 'flv', least: 2, most: 5 },
  { id: 'webrtc', least: 0, most: 1 },
];

/** The delay of each protocol on one axis of seconds. */
const ProtocolDelays = /*#__PURE__*/ staticPart(
  'ProtocolDelays',
  function ProtocolDelays({ name, ground }: { name: string; ground: Ground }) {
    return <DelayRanges name={name} ground={ground} ways={ways} axis={{ length: 30, segment: 2 }} />;
  },
  'page',
);

/** Hours relative to the start of the show. */
const [rehearsal, checks, end] = [-24, -2, 3];

const rows: readonly { id: string; bars: readonly Bar[] }[] = [
  {
    id: 'main',
    bars: [
      { kind: 'prepared', from: rehearsal, to: 0 },
      { kind: 'taken', from: 0, to: end },
    ],
  },
  {
    id: 'second',
    bars: [
      { kind: 'prepared', from: rehearsal, to: 0 },
      { kind: 'kept', from: 0, to: end },
    ],
  },
  {
    id: 'recording',
    bars: [
      { kind: 'prepared', from: checks, to: 0 },
      { kind: 'taken', from: 0, to: end },
    ],
  },
];

/** The hours before a show: two encoders and the recording, each tested before it is needed. */
const HoursBefore = /*#__PURE__*/ staticPart(
  'HoursBefore',
  function HoursBefore({ name, ground }: { name: string; ground: Ground }) {
    const own = useT('cloudLive');
    const { t, items } = usePageText();
    const hours = (value: number) => own(`${name}.hours`, { hours: `−${-value}` });
    const key = (kind: Bar['kind']) => own(`${name}.key.${kind}`);
    return (
      <Section name={name} ground={ground}>
        <Schedule
          axis={{
            from: rehearsal,
            to: end,
            segment: 3,
            marks: [
              { at: rehearsal, text: hours(rehearsal) },
              { at: rehearsal / 2, text: hours(rehearsal / 2) },
              { at: 0, text: own(`${name}.show`) },
            ],
            turn: 0,
          }}
          rows={rows.map(({ id, bars }) => ({ name: own(`${name}.rows.${id}`), bars }))}
          steps={items(`${name}.steps`, '.term').map((step) => ({
            term: t(`${step}.term`),
            when: own(`${step}.when`, { rehearsal: -rehearsal, checks: -checks }),
            text: t(`${step}.text`),
          }))}
          names={{ prepared: key('prepared'), taken: key('taken'), kept: key('kept') }}
        />
      </Section>
    );
  },
  'page',
);
