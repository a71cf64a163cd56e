// Tapes: payments run from their days across the window into one bill, which crosses into the next section.
import type { Drawn } from './Hero.tsx';

export type Tape = {
  /** Day of a month of thirty. */
  day: number;
  when: string;
  sender: string;
  name: string;
  amount: string;
};

type Bill = {
  tapes: readonly Tape[];
  /** The days that the axis names. */
  days: readonly { day: number; text: string }[];
  /** A large figure with two lines beside it. */
  many: { figure: string; lines: readonly string[] };
  one: { figure: string; lines: readonly string[] };
  total: { label: string; amount: string };
};

/** The torn edge at a bill's foot: so many teeth of this width. */
export const torn = (teeth: number, width: number, depth: number) =>
  Array.from({ length: teeth }, () => `l${-width} ${depth} ${-width}-${depth}`).join('');

const dayAt = (day: number) => 0.5 + 29.5 * day;
/** Where the tape of a row lies, and the line of the bill that it runs into. */
const rowAt = (row: number) => 334 + 55 * row;
const lineAt = (row: number) => 392 + 44 * row;

const tapeWide = (day: number, row: number) =>
  `M${dayAt(day)} ${rowAt(row)}H940C1040 ${rowAt(row)} 1030 ${lineAt(row)} 1130 ${lineAt(row)}`;

function Run({ d, first }: { d: string; first: boolean }) {
  return (
    <>
      <path className="hero-te" d={d} />
      <path className={first ? 'hero-tp hero-k' : 'hero-tp'} d={d} />
    </>
  );
}

export function tapesWide({ tapes, days, many, one, total }: Bill): Drawn {
  const ticks = Array.from({ length: 30 }, (_, day) => `M${dayAt(day + 1)} 800v${day % 5 === 0 ? -14 : -7}`).join('');
  return {
    height: 800,
    body: (
      <>
        <path className="hero-ax" d={`M0 800H1124${ticks}`} />
        <path className="hero-paper0" d={`M1124 190H1392V872${torn(16, 8.375, 12)}z`} />
        {tapes.map(({ day, when, sender, name, amount }, row) => (
          <g key={name}>
            <Run d={tapeWide(day, row)} first={row === 0} />
            <path className="hero-st" d={`M${dayAt(day) + 112} ${rowAt(row) - 20}v40`} />
            <path className="hero-rl" d={`M1124 ${lineAt(row) + 22}H1392`} />
            <text x={dayAt(day) + 14} y={rowAt(row) + 6} className={row === 0 ? 'hero-k' : undefined}>
              {when}
            </text>
            <text x={dayAt(day) + 126} y={rowAt(row) + 6} className={row === 0 ? 'hero-mono hero-k' : 'hero-mono'}>
              {sender}
            </text>
            <text x="1146" y={lineAt(row) + 6} className={row === 0 ? 'hero-b' : undefined}>
              {name}
            </text>
            <text x="1370" y={lineAt(row) + 6} className={row === 0 ? 'hero-e hero-b' : 'hero-e'}>
              {amount}
            </text>
          </g>
        ))}
        {days.map(({ day, text }) => (
          <text key={day} x={dayAt(day)} y="778" className="hero-m">
            {text}
          </text>
        ))}
        <text x="1142" y="334" className="hero-big hero-mg">
          {one.figure}
        </text>
        {one.lines.map((line, index) => (
          <text key={line} x="1222" y={298 + 26 * index} className={index === 0 ? 'hero-b' : 'hero-q'}>
            {line}
          </text>
        ))}
        <text x="1146" y="738">
          {total.label}
        </text>
        <text x="1370" y="800" className="hero-sum hero-e">
          {total.amount}
        </text>
        <text x="560" y="732" className="hero-big hero-seven">
          {many.figure}
        </text>
        {many.lines.map((line, index) => (
          <text key={line} x="652" y={712 + 26 * index} className="hero-b">
            {line}
          </text>
        ))}
      </>
    ),
  };
}

export function tapesTall({ tapes, many, one, total }: Bill): Drawn {
  return {
    height: 478,
    body: (
      <>
        <path className="hero-paper0" d={`M144 308H378V512${torn(18, 6.5, 8)}z`} />
        {tapes.map(({ when, name }, row) => {
          const [y, x] = [20 + 36 * row, 362 - 33 * row];
          return (
            <g key={name}>
              <Run d={`M-4 ${y}H${x - 22}Q${x} ${y} ${x} ${y + 22}V322`} first={row === 0} />
              <text x="16" y={y + 5} className={row === 0 ? 'hero-k' : undefined}>
                {when}
              </text>
              <text x="100" y={y + 5} className={row === 0 ? 'hero-k' : undefined}>
                {name}
              </text>
            </g>
          );
        })}
        <text x="152" y="398" className="hero-big hero-mg">
          {one.figure}
        </text>
        {one.lines.map((line, index) => (
          <text key={line} x="198" y={366 + 22 * index} className={index === 0 ? 'hero-b' : 'hero-q'}>
            {line}
          </text>
        ))}
        <text x="152" y="452">
          {total.label}
        </text>
        <text x="364" y="500" className="hero-sum hero-e">
          {total.amount}
        </text>
        <text x="16" y="398" className="hero-big">
          {many.figure}
        </text>
        {many.lines.map((line, index) => (
          <text key={line} x="16" y={430 + 20 * index} className="hero-b">
            {line}
          </text>
        ))}
      </>
    ),
  };
}
