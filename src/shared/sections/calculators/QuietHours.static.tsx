// Whether a message may be sent to Taiwan at a time of day, and otherwise from when on; the time drawn on the day.
import { useNeed } from '../../app/needs.ts';
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import {
  quietHours,
  quietHoursFields,
  quietSpans,
  type QuietRange,
  type AskedSending,
} from '../../calculators/quietHours.ts';
import { useT } from '../../i18n/useT.ts';
import { hatch, HatchPattern } from '../../ui/charts/HatchPattern.tsx';
import { clockText } from '../../i18n/days.ts';
import { wishCode } from '../../wishes/wishes.ts';
import { Answer, Calculator, type CalculatorProps } from './Calculator.tsx';
import figure from '../../ui/charts/Figure.module.css';
import css from './DayStrip.module.css';
import { clockOfMinutes } from '../deskZones.ts';

const perHour = 24;
/** The drawing is as wide as all others, so that its letters have the same size. */
const [edge, top, foot] = [32, 22, 58];
const xOf = (minutes: number) => Math.round(edge + (minutes / 60) * perHour);

type DayStripProps = { ranges: readonly QuietRange[]; at: number; title: string };

/** A day as a ruler: quiet hours hatched, the chosen time marked. */
function DayStrip({ ranges, at, title }: DayStripProps) {
  const width = 2 * edge + 24 * perHour;
  const hours = Array.from({ length: 25 }, (_, hour) => hour);
  return (
    <div className={figure.figure}>
      <svg className={css.day} viewBox={`0 0 ${width} 96`} role="img" aria-label={title}>
        <HatchPattern />
        <rect x={edge} y={top} width={24 * perHour} height={foot - top} />
        {quietSpans(ranges).map(({ from, to }) => (
          <rect key={from} fill={hatch} x={xOf(from)} y={top} width={xOf(to) - xOf(from)} height={foot - top} />
        ))}
        <path d={hours.map((hour) => `M${xOf(hour * 60)} ${foot}v${hour % 3 ? 5 : 10}`).join('')} />
        <g className={figure.figures}>
          {hours
            .filter((hour) => hour % 3 === 0)
            .map((hour) => (
              <text key={hour} x={xOf(hour * 60)} y={foot + 34} textAnchor="middle">
                {hour}
              </text>
            ))}
        </g>
        <path className={css.at} d={`M${xOf(at)} 4V${foot + 4}`} />
      </svg>
    </div>
  );
}

function Sending({ ranges, asked }: { ranges: readonly QuietRange[]; asked: AskedSending }) {
  const t = useT('calculators');
  const { locale } = usePage();
  const time = quietHours(ranges, asked);
  const chosen = { message: asked.kind, at: clockOfMinutes(asked.at) };
  const strip = (
    <DayStrip
      ranges={ranges}
      at={asked.at}
      title={t('quiet.drawing', { time: clockText(locale, clockOfMinutes(asked.at)) })}
    />
  );
  if (time.allowed) {
    return (
      <Answer figure={t('quiet.now')} text={t(`quiet.allowed.${asked.kind}`)} wish={wishCode('quietFree', chosen)}>
        {strip}
      </Answer>
    );
  }
  const opens = time.from.replace(/^0/, '');
  const from = clockText(locale, opens);
  return (
    <Answer
      figure={from}
      unit={t('quiet.zone')}
      text={t(time.nextDay ? 'quiet.nextDay' : 'quiet.sameDay', { time: from })}
      wish={wishCode('quietBound', { ...chosen, from: opens })}
    >
      {strip}
    </Answer>
  );
}

export const QuietHours = /*#__PURE__*/ staticPart(
  'QuietHours',
  function QuietHours(props: CalculatorProps) {
    const { ranges } = useNeed('claims').quietHours;
    return (
      <Calculator {...props} words="quiet" fields={quietHoursFields}>
        {(asked) => <Sending ranges={ranges} asked={asked} />}
      </Calculator>
    );
  },
  'request',
);
