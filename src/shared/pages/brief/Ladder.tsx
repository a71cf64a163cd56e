// Lines from one edge, each as long as its value, its name before it and its figure at its end, over marks at round values.
import { usePage } from '../../app/PageContext.ts';
import css from '../../ui/charts/Figure.module.css';

export type Rung = { id: string; name: string; value: number; figure: string };
type Props = { rungs: readonly Rung[]; unit: string; title: string; caption: string };

const left = 156;
const top = 24;
const longest = 350;
const fewestMarks = 3;

/** 1, 2 or 5 of a power of ten, so that the longest line passes at least three marks. */
function stepTo(value: number): number {
  const most = value / fewestMarks;
  const power = 10 ** Math.floor(Math.log10(most));
  return ([5, 2].find((digit) => digit * power <= most) ?? 1) * power;
}

export function Ladder({ rungs, unit, title, caption }: Props) {
  const { locale } = usePage();
  const highest = Math.max(...rungs.map(({ value }) => value));
  const along = (value: number) => Math.round(left + (value / highest) * longest);
  const step = stepTo(highest);
  const marks = Array.from({ length: Math.floor(highest / step) + 1 }, (_, index) =>
    Number((index * step).toPrecision(3)),
  );
  const row = rungs.length > 6 ? 42 : 64;
  const foot = top + rungs.length * row;
  return (
    <figure className={css.figure}>
      <svg viewBox={`0 0 600 ${foot + 30}`} role="img" aria-label={title}>
        <path className={css.grid} d={marks.map((mark) => `M${along(mark)} ${top - 12}V${foot}`).join('')} />
        {rungs.map(({ id, name, value, figure }, index) => {
          const y = top + index * row + row / 2 - 11;
          return (
            <g key={id}>
              <path className={css.passage} d={`M${left} ${y}H${along(value)}`} />
              <circle className={css.end} cx={along(value)} cy={y} r="4.5" />
              <text x={left - 14} y={y + 5} textAnchor="end">
                {name}
              </text>
              <text className={css.time} x={along(value) + 12} y={y + 5}>
                {figure}
              </text>
            </g>
          );
        })}
        <path className={css.base} d={`M${left} ${top - 12}V${foot}`} />
        <g className={css.figures}>
          {marks.map((mark) => (
            <text key={mark} x={along(mark)} y={foot + 22} textAnchor="middle">
              {mark === 0 ? `0 ${unit}` : mark.toLocaleString(locale.iso)}
            </text>
          ))}
        </g>
      </svg>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
