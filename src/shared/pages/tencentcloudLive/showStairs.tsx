// Delays as stairs on a logarithmic scale, from a large event to a class, and the line of one second that crosses them.
import type { Drawn } from '../../sections/heroes/Hero.tsx';

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

const round = (value: number) => Math.round(value * 10) / 10;
const shareOf = (seconds: number, most: number) => Math.log(seconds / least) / Math.log(most / least);

export function showStairsWide({ steps, line, foot }: Shows): Drawn {
  const [base, top] = [740, 230];
  const most = steps[0]?.seconds ?? 1;
  const yOf = (seconds: number) => round(base - shareOf(seconds, most) * (base - top));
  const lineY = yOf(line.at);
  const end = starts[steps.findIndex(({ seconds }) => seconds <= line.at) + 1] ?? 1440;
  return {
    height: 800,
    body: (
      <>
        <path
          className="hero-stair"
          d={`M0 801${steps.map(({ seconds }, index) => `V${yOf(seconds)}H${starts[index + 1] ?? 1440}`).join('')}V801z`}
        />
        <path className="hero-ax" d={`M0 ${base}H1440`} />
        {steps.map(({ name, seconds, text }, index) => {
          const [x, y] = [(starts[index] ?? 0) + (index === 0 ? 80 : 20), yOf(seconds)];
          return (
            <g key={name}>
              {index > 0 && <path className="hero-rl" d={`M${starts[index]} ${y}V${base}`} />}
              <text x={x} y={y + 44} className="hero-b">
                {name}
              </text>
              <text x={x} y={y + 72} className="hero-pr">
                {text}
              </text>
            </g>
          );
        })}
        <path className="hero-pk" d={`M0 ${lineY}H${end}`} />
        <circle className="hero-f" cx={end} cy={lineY} r="9" />
        <text x="76" y={lineY + 92} className="hero-fig hero-mg">
          {line.figure}
        </text>
        {line.lines.map((words, index) => (
          <text key={words} x="80" y={lineY + 130 + 26 * index} className={index === 0 ? 'hero-b' : undefined}>
            {words}
          </text>
        ))}
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
        <path
          className="hero-stair"
          d={`M0 ${top}${steps.map(({ seconds }, index) => `H${xOf(seconds)}V${top + row * (index + 1)}`).join('')}H0z`}
        />
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
        <text x="14" y="60" className="hero-fig hero-mg">
          {line.figure}
        </text>
        {line.lines.map((words, index) => (
          <text key={words} x="130" y={38 + 22 * index} className={index === 0 ? 'hero-b' : undefined}>
            {words}
          </text>
        ))}
      </>
    ),
  };
}
