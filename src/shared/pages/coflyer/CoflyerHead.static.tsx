// Hero of the page about messages to phones: three messages of a day as tapes from the minute of sending into one phone; below, the hours open to marketing.
import { useNeed } from '../../app/needs.ts';
import { usePage, useFacts } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { openHours, quietHours, quietSpans } from '../../calculators/quietHours.ts';
import { clockText } from '../../i18n/days.ts';
import { plainNumber } from '../../i18n/numbers.ts';
import { dayMinutes } from '../../i18n/times.ts';
import { useT } from '../../i18n/useT.ts';
import { FigureWords } from '../../sections/heroes/FigureWords.tsx';
import { Hero, type Drawn } from '../../sections/heroes/Hero.tsx';
import { across, down, rowDown, Tape } from '../../sections/heroes/tapes.tsx';
import css from './CoflyerHead.module.css';
import { clockOfMinutes, spansOutside } from '../../sections/deskZones.ts';

/** Three example messages of a day, with the minute at which each is requested. */
const asked = [
  { id: 'code', kind: 'otp', at: 3 * 60 + 12 },
  { id: 'notice', kind: 'otp', at: 8 * 60 + 40 },
  { id: 'campaign', kind: 'marketing', at: 12 * 60 + 45 },
] as const;

const minutesOf = (clock: string) => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
};

/** `lines`: who sends it comes first, as in every message. */
type Message = { id: string; at: number; goes: number; clock: string; name: string; lines: readonly string[] };
type Day = {
  messages: readonly Message[];
  open: readonly { from: number; to: number }[];
  figure: string;
  lines: readonly string[];
  /** `lines` for a narrow column. */
  short: readonly string[];
  example: string;
  /** An hour of the axis as the language writes it. */
  clock: (hour: number) => string;
};

const hours = [0, 6, 12, 18, 24];

function dayWide({ messages, open, figure, lines, example, clock }: Day): Drawn {
  const x = (minutes: number) => Math.round((minutes / dayMinutes) * 1080);
  const rowAt = (row: number) => 318 + 66 * row;
  const cardAt = (row: number) => 356 + 128 * row;
  return {
    height: 800,
    body: (
      <>
        <rect className="hero-paper0" x="1118" y="150" width="280" height="716" rx="36" />
        <rect className={css.ear} x="1218" y="172" width="80" height="14" rx="7" />
        <text x="1258" y="238" className="hero-m hero-q">
          {example}
        </text>
        {messages.map(({ id, at, goes, clock, name, lines: said }, row) => {
          const last = row === messages.length - 1;
          const y = rowAt(row);
          const start = x(goes);
          return (
            <g key={id}>
              <Tape d={across(start, y, cardAt(row), 1136)} dark={last} />
              {goes > at && <path className={css.wait} d={`M${x(at)} ${y - 20}H${start}V${y + 20}H${x(at)}z`} />}
              <text x={start + 14} y={y + 6} className={last ? 'hero-k' : undefined}>
                {clock}
              </text>
              <text x={start + 84} y={y + 6} className={last ? 'hero-k' : 'hero-b'}>
                {name}
              </text>
              <rect className={css.card} x="1134" y={cardAt(row) - 52} width="248" height="104" rx="14" />
              <text x="1152" y={cardAt(row) - 20} className="hero-b">
                {name}
              </text>
              <text x="1364" y={cardAt(row) - 20} className={last ? 'hero-e hero-b hero-mg' : 'hero-e hero-q'}>
                {clock}
              </text>
              {said.map((line, index) => (
                <text key={line} x="1152" y={cardAt(row) + 10 + 26 * index}>
                  {line}
                </text>
              ))}
            </g>
          );
        })}
        <FigureWords
          figure={figure}
          lines={lines}
          dress="hero-big hero-seven hero-mg"
          bold={lines.length}
          at={[560, 692]}
          words={[712, 668, 26]}
        />
        <rect className={css.day} x="0" y="744" width="1080" height="24" />
        {open.map(({ from, to }) => (
          <rect key={from} className={css.open} x={x(from)} y="744" width={x(to) - x(from)} height="24" />
        ))}
        {hours.slice(1).map((hour) => (
          <text key={hour} x={x(hour * 60) - 6} y="792" className="hero-e hero-q">
            {clock(hour)}
          </text>
        ))}
      </>
    ),
  };
}

function dayTall({ messages, open, figure, short, example }: Day): Drawn {
  const x = (minutes: number) => 16 + Math.round((minutes / dayMinutes) * 358);
  return {
    height: 470,
    body: (
      <>
        <rect className="hero-paper0" x="128" y="150" width="246" height="352" rx="24" />
        <text x="251" y="178" className="hero-m hero-q">
          {example}
        </text>
        {messages.map(({ id, clock, name, lines }, row) => {
          const last = row === messages.length - 1;
          const [y, turn] = rowDown(row);
          const card = 196 + 88 * row;
          return (
            <g key={id}>
              <Tape d={down(y, turn - 12, 156)} dark={last} />
              <text x="16" y={y + 5} className={last ? 'hero-k' : undefined}>
                {clock}
              </text>
              <text x="76" y={y + 5} className={last ? 'hero-k' : undefined}>
                {name}
              </text>
              <rect className={css.card} x="140" y={card} width="222" height="78" rx="10" />
              <text x="152" y={card + 24} className="hero-b">
                {name}
              </text>
              <text x="352" y={card + 24} className={last ? 'hero-e hero-b hero-mg' : 'hero-e hero-q'}>
                {clock}
              </text>
              {lines.map((line, index) => (
                <text key={line} x="152" y={card + 46 + 20 * index}>
                  {line}
                </text>
              ))}
            </g>
          );
        })}
        <FigureWords
          figure={figure}
          lines={short}
          dress="hero-big hero-mg"
          bold={short.length}
          at={[14, 214]}
          words={[16, 246, 20]}
        />
        <rect className={css.day} x="16" y="336" width="96" height="14" />
        {open.map(({ from, to }) => (
          <rect
            key={from}
            className={css.open}
            x={16 + Math.round(((x(from) - 16) / 358) * 96)}
            y="336"
            width={Math.round(((x(to) - x(from)) / 358) * 96)}
            height="14"
          />
        ))}
        <text x="16" y="372" className="hero-q">
          0
        </text>
        <text x="112" y="372" className="hero-e hero-q">
          24
        </text>
      </>
    ),
  };
}

export const CoflyerHead = /*#__PURE__*/ staticPart(
  'CoflyerHead',
  function CoflyerHead() {
    const { locale } = usePage();
    const t = useT('coflyer');
    const { ranges } = useNeed('claims').quietHours;
    const messages = asked.map(({ id, kind, at }) => {
      const time = quietHours(ranges, { kind, at });
      const goes = time.allowed ? at : minutesOf(time.from);
      return {
        id,
        at,
        goes,
        clock: clockText(locale, clockOfMinutes(goes)),
        name: t(`day.${id}.name`),
        lines: t(`day.${id}.text`).split('\n'),
      };
    });
    const last = messages.at(-1);
    const lastTimes = { asked: clockText(locale, clockOfMinutes(last?.at ?? 0)), clock: last?.clock ?? '' };
    const day = {
      messages,
      open: spansOutside(quietSpans(ranges)),
      figure: plainNumber(locale, openHours(ranges)),
      lines: t('day.open').split('\n'),
      short: t('day.short').split('\n'),
      example: useT('pieces')('example'),
      clock: (hour: number) => clockText(locale, `${hour}:00`),
    };
    return (
      <Hero
        kind="tapes"
        title={t('day.title', { ...useFacts(), ...lastTimes })}
        wide={dayWide(day)}
        tall={dayTall(day)}
        second="#hours"
      />
    );
  },
  'page',
);
