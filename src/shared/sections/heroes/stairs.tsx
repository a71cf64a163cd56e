// Draws prices as stairs that the next section continues, and the reader's own figure on a line across them.
import { FigureWords } from './FigureWords.tsx';
import type { Drawn } from './Hero.tsx';
import { baseY, StairGround, StairGroundTall, StairLine, round, startsOf, StepWords } from './stairParts.tsx';

export type Step = { name: string; value: number; price: string };

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
  const yOf = (value: number) => round(baseY - (value / most) * (baseY - top));
  const starts = startsOf(steps.map(({ value }) => value));
  const lineY = yOf(line.at);
  const end = starts[steps.findIndex(({ value }) => value === line.at) + 1] ?? 1440;
  return {
    height: 800,
    body: (
      <>
        <StairGround tops={steps.map(({ value }) => yOf(value))} starts={starts} />
        {steps.map(({ name, value, price }, index) => (
          <g key={name}>
            {index > 0 && <path className="hero-rl" d={`M${starts[index]} ${yOf(value)}V${baseY}`} />}
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
  const [top, row, most] = [96, 56, 330];
  const highest = steps[0]?.value ?? 1;
  const xOf = (value: number) => round((value / highest) * most);
  const bottom = top + row * steps.length;
  const lineX = xOf(line.at);
  return {
    height: bottom + 44,
    body: (
      <>
        <StairGroundTall top={top} row={row} widths={steps.map(({ value }) => xOf(value))} />
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
        <FigureWords
          figure={line.figure}
          lines={[line.above, line.below]}
          dress="hero-fig hero-mg"
          at={[14, 64]}
          words={[236, 40, 22]}
        />
        <text x="16" y={bottom + 32}>
          {foot}
        </text>
      </>
    ),
  };
}
