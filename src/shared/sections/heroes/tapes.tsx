// Draws tapes that run into a paper: their parts, and payments that run from their days into one bill.
import { FigureWords } from './FigureWords.tsx';
import type { Drawn } from './Hero.tsx';
import { dayOfMonth } from '../../i18n/days.ts';
import type { LocaleRow } from '../../i18n/locales.ts';

/** A wide dark stroke as edge, and a narrower one on top. */
export function Tape({ d, dark = false }: { d: string; dark?: boolean }) {
  return (
    <>
      <path className="hero-te" d={d} />
      <path className={dark ? 'hero-tp hero-k' : 'hero-tp'} d={d} />
    </>
  );
}

/** Path in the wide drawing: from its row at the left to a line of the paper at the right. */
export const across = (x: number, row: number, line: number, end = 1130) =>
  `M${x} ${row}H940C1040 ${row} 1030 ${line} ${end} ${line}`;

/** Tall drawing: y of a row's tape, and x at which it turns down. */
export const rowDown = (row: number) => [20 + 36 * row, 362 - 32 * row] as const;

/** Path in the tall drawing: from the left edge down into the paper at `end`. */
export const down = (y: number, x: number, end: number) => `M-4 ${y}H${x - 22}Q${x} ${y} ${x} ${y + 22}V${end}`;

/** Torn edge at the foot of the paper, from right to left. */
export const torn = (teeth: number, width: number, depth: number) =>
  Array.from({ length: teeth }, () => `l${-width} ${depth} ${-width}-${depth}`).join('');

/** A day of the example month, as its labels write it. */
export const exampleDay = (locale: LocaleRow, day: number): string =>
  dayOfMonth(locale, `2026-11-${String(day).padStart(2, '0')}`);

/** Labels of that month's axis. */
export const exampleAxis = (locale: LocaleRow) =>
  [5, 10, 15, 20, 25, 30].map((day) => ({ day, text: exampleDay(locale, day) }));

/** An amount without its currency sign, for columns. */
export const bareAmount = (text = ''): string => text.replace(/^US\$\s?/, '');

type Payment = {
  /** Day of a month of thirty. */
  day: number;
  when: string;
  sender: string;
  name: string;
  amount: string;
};

type Bill = {
  tapes: readonly Payment[];
  /** Labelled days of the axis. */
  days: readonly { day: number; text: string }[];
  /** A large figure with two lines beside it. */
  many: { figure: string; lines: readonly string[] };
  one: { figure: string; lines: readonly string[] };
  total: { label: string; amount: string };
};

const dayAt = (day: number) => 0.5 + 29.5 * day;
/** The y of a row's tape, and of its line on the bill. */
const rowAt = (row: number) => 334 + 55 * row;
const lineAt = (row: number) => 392 + 44 * row;

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
            <Tape d={across(dayAt(day), rowAt(row), lineAt(row))} dark={row === 0} />
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
        <FigureWords {...one} dress="hero-big hero-mg" rest="hero-q" at={[1142, 334]} words={[1234, 282, 26]} />
        <text x="1146" y="738">
          {total.label}
        </text>
        <text x="1370" y="800" className="hero-sum hero-e">
          {total.amount}
        </text>
        <FigureWords
          {...many}
          dress="hero-big hero-seven"
          bold={many.lines.length}
          at={[560, 732]}
          words={[652, 712, 26]}
        />
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
          const [y, x] = rowDown(row);
          return (
            <g key={name}>
              <Tape d={down(y, x, 322)} dark={row === 0} />
              <text x="16" y={y + 5} className={row === 0 ? 'hero-k' : undefined}>
                {when}
              </text>
              <text x="100" y={y + 5} className={row === 0 ? 'hero-k' : undefined}>
                {name}
              </text>
            </g>
          );
        })}
        <FigureWords {...one} dress="hero-big hero-mg" rest="hero-q" at={[152, 398]} words={[202, 366, 22]} />
        <text x="152" y="452">
          {total.label}
        </text>
        <text x="364" y="500" className="hero-sum hero-e">
          {total.amount}
        </text>
        <FigureWords {...many} dress="hero-big" bold={many.lines.length} at={[16, 398]} words={[16, 430, 20]} />
      </>
    ),
  };
}
