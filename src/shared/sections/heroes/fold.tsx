// Draws days as folded paper: a column a day with a leaf for each day passed; below, cards that reach into the next section.
import type { Drawn } from './Hero.tsx';

type Days = {
  /** Number of days, and how many of the first have another colour. */
  count: number;
  apart: number;
  /** Units that one column counts, such as two hours; 1 by default. */
  step?: number;
  /** Words above the last column, and above the place before the first. */
  last: readonly string[];
  none: readonly string[];
};

/** A leaf's width, lean and rise, and the y of the lowest. */
export type LeafShape = { leaf: number; lean: number; rise: number; base: number };

type Shape = LeafShape & { left: number; pitch: number };

/** Path of every second leaf of a fold. It repeats the string of one leaf, which compresses to almost nothing. */
export function leavesOf({ leaf, lean, rise }: LeafShape, from: 'even' | 'odd', count: number): string {
  const side =
    from === 'even' ? `l${lean}-${rise}h${leaf}l-${lean} ${rise}` : `l-${lean}-${rise}h${leaf}l${lean} ${rise}`;
  return `${side}zm0-${2 * rise}`.repeat(Math.max(0, count));
}

function Column({ shape, day, apart, last }: { shape: Shape; day: number; apart: number; last: boolean }) {
  const { left, pitch, lean, rise, base } = shape;
  const x = left + pitch * day;
  const even = Math.ceil(day / 2);
  const odd = Math.floor(day / 2);
  return (
    <>
      <path className={last ? 'hero-p2' : 'hero-p0'} d={`M${x} ${base}${leavesOf(shape, 'even', even)}`} />
      {odd > 0 && (
        <path
          className={last ? 'hero-p3' : 'hero-p1'}
          d={`M${x + lean} ${base - rise}${leavesOf(shape, 'odd', odd)}`}
        />
      )}
      {/* The marked first days lie at the bottom of every column. */}
      {apart > 0 && <path className="hero-p4" d={`M${x} ${base}${leavesOf(shape, 'even', 1)}`} />}
      {apart > 1 && day > 1 && (
        <path className="hero-p4" d={`M${x + lean} ${base - rise}${leavesOf(shape, 'odd', 1)}`} />
      )}
    </>
  );
}

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

export function foldWide({ count, apart, step = 1, last, none }: Days): Drawn {
  const pitch = 1440 / (count + 1);
  const shape: Shape = { left: 6, pitch, leaf: 38, lean: 10, rise: 25, base: 780 };
  const top = shape.base - count * shape.rise;
  const card = (day: number) => shape.left + pitch * day;
  return {
    height: 880,
    body: (
      <>
        {upTo(count).map((day) => (
          <Column key={day} shape={shape} day={day} apart={apart} last={day === count} />
        ))}
        {[0, ...upTo(count)].map((day) => (
          <g key={day}>
            <rect className={day === count ? 'hero-p2' : 'hero-p0'} x={card(day)} y="780" width="48" height="140" />
            <text x={card(day) + 24} y="824" className={day === count ? 'hero-m hero-pr hero-on' : 'hero-m hero-pr'}>
              {day * step}
            </text>
          </g>
        ))}
        {last.map((line, index) => (
          <text key={line} x="1424" y={top - 40 + 26 * index} className={index === 0 ? 'hero-e hero-b' : 'hero-e'}>
            {line}
          </text>
        ))}
        <path className="hero-lead0" d="M30 780V730" />
        {none.map((line, index) => (
          <text key={line} x="24" y={686 + 26 * index} className={index === 0 ? 'hero-b' : undefined}>
            {line}
          </text>
        ))}
      </>
    ),
  };
}

export function foldTall({ count, apart, step = 1, last, none }: Days): Drawn {
  const pitch = 390 / (count + 1);
  const shape: Shape = { left: 2, pitch, leaf: 11, lean: 3, rise: 9, base: 48 + 9 * count };
  const top = shape.base - count * shape.rise;
  return {
    height: shape.base + 52,
    body: (
      <>
        {upTo(count).map((day) => (
          <Column key={day} shape={shape} day={day} apart={apart} last={day === count} />
        ))}
        {[0, ...upTo(count)].map((day) => (
          <rect
            key={day}
            className={day === count ? 'hero-p2' : 'hero-p0'}
            x={shape.left + pitch * day}
            y={shape.base}
            width="13"
            height="20"
          />
        ))}
        {[0, 5, 10, 15, count]
          .filter((day) => day === count || day < count - 2)
          .map((day) => (
            <text
              key={day}
              x={day === 0 ? 3 : day === count ? 387 : shape.left + pitch * day + 6}
              y={shape.base + 42}
              className={day === 0 ? undefined : day === count ? 'hero-e hero-b hero-mg' : 'hero-m'}
            >
              {day * step}
            </text>
          ))}
        {last.map((line, index) => (
          <text
            key={line}
            x={Math.round(shape.left + pitch * (count - 2)) - 6}
            y={top - 2 + 20 * index}
            className={index === 0 ? 'hero-e hero-b' : 'hero-e'}
          >
            {line}
          </text>
        ))}
        <path className="hero-lead0" d={`M8 ${shape.base}v-52`} />
        {none.map((line, index) => (
          <text key={line} x="16" y={shape.base - 82 + 20 * index} className={index === 0 ? 'hero-b' : undefined}>
            {line}
          </text>
        ))}
      </>
    ),
  };
}
