// Delays as stairs on a logarithmic scale, from a large event to a class, and the line of one second that crosses them.
import { FigureWords } from '../../sections/heroes/FigureWords.tsx';
import type { Drawn } from '../../sections/heroes/Hero.tsx';
import { baseY, StairGround, StairGroundTall, StairLine, round, StepWords } from '../../sections/heroes/stairParts.tsx';

type Shows = {
  /** From the slowest. */
  steps: readonly { name: string; seconds: number; text: string }[];
  line: { at: number; figure: string; lines: readonly string[] };
  foot: string;
};

/** The lowest step of the scale. */
const least = 0.1;
/** Where each of four steps begins: the words of the page stand over the low ones. */
const starts = [0, 300, 640, 1060];

const shareOf = (seconds: number, most: number) => Math.log(seconds / least) / Math.log(most / least);

export function showStairsWide({ steps, line, foot }: Shows): Drawn {
  const top = 230;
  const most = steps[0]?.seconds ?? 1;
  const yOf = (seconds: number) => round(baseY - shareOf(seconds, most) * (baseY - top));
  const lineY = yOf(line.at);
  const end = starts[steps.findIndex(({ seconds }) => seconds <= line.at) + 1] ?? 1440;
  return {
    height: 800,
    body: (
      <>
        <StairGround tops={steps.map(({ seconds }) => yOf(seconds))} starts={starts} />
        {steps.map(({ name, seconds, text }, index) => (
          <g key={name}>
            {index > 0 && <path className="hero-rl" d={`M${starts[index]} ${yOf(seconds)}V${baseY}`} />}
            <StepWords x={starts[index]} y={yOf(seconds)} inside={44} above={44} words={[name, text]} />
          </g>
        ))}
        <StairLine y={lineY} end={end} />
        <FigureWords
          figure={line.figure}
          lines={line.lines}
          dress="hero-fig hero-mg"
          at={[76, lineY + 92]}
          words={[80, lineY + 130, 26]}
        />
        <text x="80" y="774">
          {foot}
        </text>
      </>
    ),
  };
}

export function showStairsTall({ steps, line }: Shows): Drawn {
  const [top, row, widest] = [96, 52, 326];
  const most = steps[0]?.seconds ?? 1;
  const xOf = (seconds: number) => round(shareOf(seconds, most) * widest);
  const lineX = xOf(line.at);
  const bottom = top + row * steps.length;
  return {
    height: bottom + 24,
    body: (
      <>
        <StairGroundTall top={top} row={row} widths={steps.map(({ seconds }) => xOf(seconds))} />
        {steps.map(({ name, seconds, text }, index) => {
          const [x, y] = [xOf(seconds), top + row * index + 32];
          // Below the line names stand outside of their steps.
          const inside = seconds > line.at;
          return (
            <g key={name}>
              <text x={inside ? 16 : lineX + 14} y={y} className="hero-b">
                {name}
              </text>
              <text x={inside ? x - 12 : 374} y={y} className="hero-pr hero-e">
                {text}
              </text>
            </g>
          );
        })}
        <path className="hero-pk" d={`M${lineX} ${top - 16}V${bottom + 10}`} />
        <FigureWords
          figure={line.figure}
          lines={line.lines}
          dress="hero-fig hero-mg"
          at={[14, 60]}
          words={[130, 38, 22]}
        />
      </>
    ),
  };
}
