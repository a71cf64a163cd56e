// Stairs: prices fall in steps that are the ground of the next section; the reader's own figure stands on the line that crosses them.
import type { Drawn } from './Hero.tsx';

export type Step = { name: string; value: number; price: string };

type Flight = {
  /** From the highest to the lowest. */
  steps: readonly Step[];
  /** The step the line lies at, and what stands on it: a large figure, and the words above or below it. */
  line: { at: number; figure: string; above: string; below: string };
  foot: string;
};

/** The dearer, the narrower: room for the words over what is cheap. */
const widthsOf = (steps: readonly Step[], whole: number): number[] => {
  const weights = steps.map(({ value }) => value ** -0.4);
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => (weight / sum) * whole);
};

const round = (value: number) => Math.round(value * 10) / 10;

export function stairsWide({ steps, line, foot }: Flight): Drawn {
  const [base, top] = [740, 230];
  const most = steps[0]?.value ?? 1;
  const yOf = (value: number) => round(base - (value / most) * (base - top));
  const widths = widthsOf(steps, 1440);
  const starts = widths.map((_, index) => round(widths.slice(0, index).reduce((sum, width) => sum + width, 0)));
  const outline = steps.map(({ value }, index) => `V${yOf(value)}H${starts[index + 1] ?? 1440}`).join('');
  const lineY = yOf(line.at);
  const end = starts[steps.findIndex(({ value }) => value === line.at) + 1] ?? 1440;
  return {
    height: 800,
    body: (
      <>
        <path className="hero-stair" d={`M0 801${outline}V801z`} />
        <path className="hero-ax" d={`M0 ${base}H1440`} />
        {steps.map(({ name, value, price }, index) => {
          const [x, y] = [(starts[index] ?? 0) + (index === 0 ? 80 : 16), yOf(value)];
          // A low step is named on top of itself, the others inside.
          const down = base - y > 110 ? 40 : -34;
          return (
            <g key={name}>
              {index > 0 && <path className="hero-rl" d={`M${starts[index]} ${yOf(value)}V${base}`} />}
              <text x={x} y={y + down} className="hero-b">
                {name}
              </text>
              <text x={x} y={y + down + 26} className="hero-pr">
                {price}
              </text>
            </g>
          );
        })}
        <path className="hero-pk" d={`M0 ${lineY}H${end}`} />
        <circle className="hero-f" cx={end} cy={lineY} r="9" />
        <text x="76" y={lineY + 104} className="hero-fig hero-mg">
          {line.figure}
        </text>
        <text x="80" y={lineY + 146} className="hero-b">
          {line.above}
        </text>
        <text x="80" y={lineY + 174}>
          {line.below}
        </text>
        <text x="80" y="774">
          {foot}
        </text>
      </>
    ),
  };
}

export function stairsTall({ steps, line, foot }: Flight): Drawn {
  const [top, row, most] = [96, 56, 330];
  const highest = steps[0]?.value ?? 1;
  const xOf = (value: number) => round((value / highest) * most);
  const bottom = top + row * steps.length;
  const outline = steps.map(({ value }, index) => `H${xOf(value)}V${top + row * (index + 1)}`).join('');
  const lineX = xOf(line.at);
  return {
    height: bottom + 44,
    body: (
      <>
        <path className="hero-stair" d={`M0 ${top}${outline}H0z`} />
        {steps.map(({ name, value, price }, index) => {
          const [x, y] = [xOf(value), top + row * index + 34];
          const inside = x > 250;
          return (
            <g key={name}>
              <text x="16" y={inside || x > 150 ? y : y - 12}>
                {name}
              </text>
              <text
                x={inside ? x - 12 : x > 150 ? x + 12 : 16}
                y={inside || x > 150 ? y : y + 8}
                className={inside ? 'hero-pr hero-e' : 'hero-pr'}
              >
                {price}
              </text>
            </g>
          );
        })}
        <path className="hero-pk" d={`M${lineX} ${top - 14}V${bottom + 10}`} />
        <text x="14" y="64" className="hero-fig hero-mg">
          {line.figure}
        </text>
        <text x="236" y="40" className="hero-b">
          {line.above}
        </text>
        <text x="236" y="62">
          {line.below}
        </text>
        <text x="16" y={bottom + 32}>
          {foot}
        </text>
      </>
    ),
  };
}
