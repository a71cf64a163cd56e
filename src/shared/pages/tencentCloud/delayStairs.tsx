// Delays as stairs, true to each other: the highest step is the slowest protocol.
import type { Drawn } from '../../sections/heroes/Hero.tsx';

type Delays = {
  /** From the slowest to the fastest. */
  steps: readonly { name: string; seconds: number; text: string }[];
  voucher: { figure: string; lines: readonly string[] };
  foot: string;
};

/** Where each of four steps begins: the low ones need room for their names. */
const starts = [0, 270, 650, 1040];

const round = (value: number) => Math.round(value * 10) / 10;

export function delaysWide({ steps, voucher, foot }: Delays): Drawn {
  const [base, top] = [740, 190];
  const most = steps[0]?.seconds ?? 1;
  const yOf = (seconds: number) => round(base - (seconds / most) * (base - top));
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
          const [x, y] = [(starts[index] ?? 0) + (index === 0 ? 80 : 16), yOf(seconds)];
          // A low step is named on top of itself.
          const down = base - y > 110 ? 44 : -42;
          return (
            <g key={name}>
              <text x={x} y={y + down} className="hero-b">
                {name}
              </text>
              <text x={x} y={y + down + 28} className="hero-pr">
                {text}
              </text>
            </g>
          );
        })}
        <text x="286" y="430" className="hero-fig hero-mg">
          {voucher.figure}
        </text>
        {voucher.lines.map((line, index) => (
          <text key={line} x="290" y={472 + 28 * index} className={index === 0 ? 'hero-b' : undefined}>
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

export function delaysTall({ steps, voucher }: Delays): Drawn {
  const [top, row, widest] = [92, 52, 330];
  const most = steps[0]?.seconds ?? 1;
  const xOf = (seconds: number) => round((seconds / most) * widest);
  return {
    height: top + row * steps.length + 20,
    body: (
      <>
        <path
          className="hero-stair"
          d={`M0 ${top}${steps.map(({ seconds }, index) => `H${xOf(seconds)}V${top + row * (index + 1)}`).join('')}H0z`}
        />
        {steps.map(({ name, seconds, text }, index) => {
          const [x, y] = [xOf(seconds), top + row * index + 32];
          return (
            <g key={name}>
              <text x={x > 200 ? 16 : x + 14} y={y} className="hero-b">
                {name}
              </text>
              <text x={x > 200 ? x - 12 : 374} y={y} className="hero-pr hero-e">
                {text}
              </text>
            </g>
          );
        })}
        <text x="14" y="60" className="hero-fig hero-mg">
          {voucher.figure}
        </text>
        {voucher.lines.map((line, index) => (
          <text key={line} x="186" y={38 + 22 * index} className={index === 0 ? 'hero-b' : undefined}>
            {line}
          </text>
        ))}
      </>
    ),
  };
}
