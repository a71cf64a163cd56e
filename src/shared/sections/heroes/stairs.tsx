// Draws stairs that the next section continues: their parts, and prices as stairs with the reader's own figure on a line across them.
import { FigureWords } from './FigureWords.tsx';
import { beyond, type Drawn } from './Hero.tsx';
import { rounded } from '../../calculators/rounded.ts';

/** The y on which stairs stand in the wide drawing, and its width. */
export const baseY = 740;
const width = 1440;
/** What the first step is wider, since its words keep to the page's margin. */
const more = 16;

/** Start of each step. High steps are narrower, to leave room for words above the low ones. */
export function startsOf(heights: readonly number[]): number[] {
  const weights = heights.map((height) => height ** -0.4);
  const sumOf = (some: readonly number[]) => some.reduce((sum, weight) => sum + weight, 0);
  return weights.map((_, index) =>
    index === 0 ? 0 : rounded(more + (sumOf(weights.slice(0, index)) / sumOf(weights)) * (width - more), 1),
  );
}

/** The steps as one shape that reaches below the drawing, because it is the ground of the next section. */
export function StairGround({ tops, starts }: { tops: readonly number[]; starts: readonly number[] }) {
  return (
    <>
      <path
        className="hero-stair"
        d={`M${-beyond} 801${tops.map((y, index) => `V${y}H${starts[index + 1] ?? width + beyond}`).join('')}V801z`}
      />
      <path className="hero-ax" d={`M${-beyond} ${baseY}H${width + beyond}`} />
    </>
  );
}

/** Stairs on phones: steps as rows below each other, each as wide as it would be high. */
export function StairGroundTall({ top, row, widths }: { top: number; row: number; widths: readonly number[] }) {
  return (
    <path
      className="hero-stair"
      d={`M0 ${top}${widths.map((x, index) => `H${x}V${top + row * (index + 1)}`).join('')}H0z`}
    />
  );
}

type WordsProps = {
  /** Start of the step, and its top. */
  x: number | undefined;
  y: number;
  words: readonly [name: string, value: string];
  inside?: number;
  above?: number;
  apart?: number;
};

/** Words of a step: inside a high one, above a low one. Those of the first keep to the page's margin. */
export function StepWords({ x = 0, y, words: [name, value], inside = 40, above = -40, apart = 28 }: WordsProps) {
  const left = x + (x === 0 ? 80 : 16);
  const nameY = y + (baseY - y > 110 ? inside : above);
  return (
    <>
      <text x={left} y={nameY} className="hero-b">
        {name}
      </text>
      <text x={left} y={nameY + apart} className="hero-pr">
        {value}
      </text>
    </>
  );
}

/** A line from the window's left edge to `end`, with a dot. */
export function StairLine({ y, end, dot = end }: { y: number; end: number; dot?: number }) {
  return (
    <>
      <path className="hero-pk" d={`M${-beyond} ${y}H${end}`} />
      <circle className="hero-f" cx={dot} cy={y} r="9" />
    </>
  );
}

type Step = { name: string; value: number; price: string };

type Flight = {
  /** The highest first. */
  steps: readonly Step[];
  /** The value at which the line lies, and its words: a large figure with lines above and below. */
  line: { at: number; figure: string; above: string; below: string };
  foot: string;
};

export function stairsWide({ steps, line, foot }: Flight): Drawn {
  const top = 230;
  const most = steps[0]?.value ?? 1;
  const yOf = (value: number) => rounded(baseY - (value / most) * (baseY - top), 1);
  const starts = startsOf(steps.map(({ value }) => value));
  const lineY = yOf(line.at);
  const end = starts[steps.findIndex(({ value }) => value === line.at) + 1] ?? 1440;
  // Borders of steps leave room for the figure and its words.
  const gap = (x = 0) => (x < Math.min(end, 440) ? `V${lineY}m0 172` : '');
  return {
    height: 800,
    body: (
      <>
        <StairGround tops={steps.map(({ value }) => yOf(value))} starts={starts} />
        {steps.map(({ name, value, price }, index) => (
          <g key={name}>
            {index > 0 && (
              <path className="hero-rl" d={`M${starts[index]} ${yOf(value)}${gap(starts[index])}V${baseY}`} />
            )}
            <StepWords x={starts[index]} y={yOf(value)} above={-34} apart={26} words={[name, price]} />
          </g>
        ))}
        <StairLine y={lineY} end={end} />
        <FigureWords
          figure={line.figure}
          lines={[line.above, line.below]}
          dress="hero-fig hero-mg"
          at={[76, lineY + 104]}
          words={[80, lineY + 146, 28]}
        />
        <text x="80" y="774">
          {foot}
        </text>
      </>
    ),
  };
}

export function stairsTall({ steps, line, foot }: Flight): Drawn {
  // Even the longest row leaves the column of prices free.
  const [top, row, most, edge] = [96, 56, 278, 374];
  const highest = steps[0]?.value ?? 1;
  const xOf = (value: number) => rounded((value / highest) * most, 1);
  const bottom = top + row * steps.length;
  const lineX = xOf(line.at);
  // Names do not touch the line: all are before it, or behind it and all rows but the first.
  const nameX = lineX > 150 ? 16 : Math.max(lineX, xOf(steps[1]?.value ?? 0)) + 14;
  return {
    height: bottom + 44,
    body: (
      <>
        <StairGroundTall top={top} row={row} widths={steps.map(({ value }) => xOf(value))} />
        {steps.map(({ name, price }, index) => (
          <g key={name}>
            <text x={nameX} y={top + row * index + 34}>
              {name}
            </text>
            <text x={edge} y={top + row * index + 34} className="hero-pr hero-e">
              {price}
            </text>
          </g>
        ))}
        <path className="hero-pk" d={`M${lineX} ${top - 14}V${bottom + 10}`} />
        <FigureWords
          figure={line.figure}
          lines={[line.above, line.below]}
          dress="hero-fig hero-mg"
          at={[14, 64]}
          words={[206, 40, 22]}
        />
        <text x="16" y={bottom + 32}>
          {foot}
        </text>
      </>
    ),
  };
}
