// Parts that drawings of stairs share: positions of steps, their ground and words, and the line across them.

/** The y on which stairs stand in the wide drawing, and its width. */
export const baseY = 740;
const width = 1440;

export const round = (value: number): number => Math.round(value * 10) / 10;

/** Start of each step. High steps are narrower, to leave room for words above the low ones. */
export function startsOf(heights: readonly number[]): number[] {
  const weights = heights.map((height) => height ** -0.4);
  const sumOf = (some: readonly number[]) => some.reduce((sum, weight) => sum + weight, 0);
  return weights.map((_, index) => round((sumOf(weights.slice(0, index)) / sumOf(weights)) * width));
}

/** The steps as one shape that reaches below the drawing, because it is the ground of the next section. */
export function StairGround({ tops, starts }: { tops: readonly number[]; starts: readonly number[] }) {
  return (
    <>
      <path
        className="hero-stair"
        d={`M0 801${tops.map((y, index) => `V${y}H${starts[index + 1] ?? width}`).join('')}V801z`}
      />
      <path className="hero-ax" d={`M0 ${baseY}H${width}`} />
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

/** A line from the left edge to `end`, with a dot. */
export function StairLine({ y, end, dot = end }: { y: number; end: number; dot?: number }) {
  return (
    <>
      <path className="hero-pk" d={`M0 ${y}H${end}`} />
      <circle className="hero-f" cx={dot} cy={y} r="9" />
    </>
  );
}
