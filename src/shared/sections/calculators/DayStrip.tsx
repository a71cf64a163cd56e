// A day of 24 hours as a ruler: the quiet hours hatched, the time that was asked for marked.
import { quietSpans, type QuietRange } from '../../calculators/quietHours.ts';
import { hatch, HatchPattern } from '../../ui/charts/HatchPattern.tsx';
import figure from '../../ui/charts/Figure.module.css';
import css from './DayStrip.module.css';

const perHour = 24;
/** With its edges as wide as every drawing, so that letters keep their size by the same steps. */
const [edge, top, foot] = [32, 22, 58];
const xOf = (minutes: number) => Math.round(edge + (minutes / 60) * perHour);

type Props = { ranges: readonly QuietRange[]; at: number; title: string };

export function DayStrip({ ranges, at, title }: Props) {
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
