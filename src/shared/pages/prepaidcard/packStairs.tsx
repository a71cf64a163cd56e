// The packs as stairs: as high as what is paid, with what is credited on top of it in magenta; each step is the ground of the next section.
import type { Drawn } from '../../sections/heroes/Hero.tsx';

export type PackStep = { pay: number; credit: number; paid: string; credited: string };

type Stairs = {
  /** From the highest to the lowest. */
  steps: readonly PackStep[];
  /** What the highest gives on top, and the words for it. */
  most: { figure: string; lines: readonly string[] };
  foot: string;
};

const round = (value: number) => Math.round(value * 10) / 10;

/** The dearer, the narrower: room for the words over the small packs. */
function startsOf(steps: readonly PackStep[], whole: number): number[] {
  const weights = steps.map(({ credit }) => credit ** -0.4);
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((_, index) =>
    round((weights.slice(0, index).reduce((total, weight) => total + weight, 0) / sum) * whole),
  );
}

export function packStairsWide({ steps, most, foot }: Stairs): Drawn {
  const [base, top, width] = [740, 230, 1440];
  const highest = steps[0]?.credit ?? 1;
  const yOf = (value: number) => round(base - (value / highest) * (base - top));
  const starts = startsOf(steps, width);
  const outline = steps.map(({ pay }, index) => `V${yOf(pay)}H${starts[index + 1] ?? width}`).join('');
  return {
    height: 800,
    body: (
      <>
        <path className="hero-stair" d={`M0 801${outline}V801z`} />
        <path className="hero-ax" d={`M0 ${base}H${width}`} />
        {steps.map(({ pay, credit, paid, credited }, index) => {
          const x = starts[index] ?? 0;
          const end = starts[index + 1] ?? width;
          const [left, y] = [x + (index === 0 ? 80 : 16), yOf(pay)];
          // A low step is named on top of itself, the others inside.
          const down = base - y > 110 ? 40 : -40;
          return (
            <g key={pay}>
              <path className="hero-f" d={`M${x} ${y}V${yOf(credit)}H${end}V${y}z`} />
              {index > 0 && <path className="hero-rl" d={`M${x} ${y}V${base}`} />}
              <text x={left} y={y + down} className="hero-b">
                {paid}
              </text>
              <text x={left} y={y + down + 28} className="hero-pr">
                {credited}
              </text>
            </g>
          );
        })}
        <text x="76" y="580" className="hero-fig hero-mg">
          {most.figure}
        </text>
        {most.lines.map((line, index) => (
          <text key={line} x="80" y={622 + 28 * index} className={index === 0 ? 'hero-b' : undefined}>
            {line}
          </text>
        ))}
        <text x="80" y="774">
          {foot}
        </text>
      </>
    ),
  };
}

export function packStairsTall({ steps, most, foot }: Stairs): Drawn {
  const [top, row, widest] = [96, 60, 374];
  const highest = steps[0]?.credit ?? 1;
  const xOf = (value: number) => round((value / highest) * widest);
  const bottom = top + row * steps.length;
  return {
    height: bottom + 44,
    body: (
      <>
        {steps.map(({ pay, credit, paid, credited }, index) => {
          const y = top + row * index;
          const inside = xOf(pay) > 200;
          return (
            <g key={pay}>
              <path className="hero-stair" d={`M0 ${y}H${xOf(pay)}V${y + row}H0z`} />
              <path className="hero-f" d={`M${xOf(pay)} ${y}H${xOf(credit)}V${y + row}H${xOf(pay)}z`} />
              <text x={inside ? 16 : xOf(credit) + 12} y={y + 26}>
                {paid}
              </text>
              <text x={inside ? 16 : xOf(credit) + 12} y={y + 48} className="hero-pr">
                {credited}
              </text>
            </g>
          );
        })}
        <text x="14" y="64" className="hero-fig hero-mg">
          {most.figure}
        </text>
        {most.lines.map((line, index) => (
          <text key={line} x="146" y={40 + 22 * index} className={index === 0 ? 'hero-b' : undefined}>
            {line}
          </text>
        ))}
        <text x="16" y={bottom + 32}>
          {foot}
        </text>
      </>
    ),
  };
}
