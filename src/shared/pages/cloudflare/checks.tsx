// Six checks as tapes that run into one record of the DNS, which crosses into the next section.
import type { Drawn } from '../../sections/heroes/Hero.tsx';

type Checks = {
  checks: readonly { name: string; does: string }[];
  one: { figure: string; lines: readonly string[] };
  many: { figure: string; line: string };
  record: { name: string; type: string; note: string };
};

/** Where each tape begins: below the third stand the words of the page. */
const starts = [30, 118, 236, 500, 590, 680];
const rowAt = (row: number) => 334 + 58 * row;
const lineAt = (row: number) => 400 + 48 * row;

function Tape({ d, first }: { d: string; first: boolean }) {
  return (
    <>
      <path className="hero-te" d={d} />
      <path className={first ? 'hero-tp hero-k' : 'hero-tp'} d={d} />
    </>
  );
}

export function checksWide({ checks, one, record }: Checks): Drawn {
  return {
    height: 800,
    body: (
      <>
        <path className="hero-paper0" d="M1124 190H1392V872H1124z" />
        {checks.map(({ name, does }, row) => {
          const x = starts[row] ?? 0;
          const dark = row === 0 ? 'hero-k' : undefined;
          return (
            <g key={name}>
              <Tape
                d={`M${x} ${rowAt(row)}H940C1040 ${rowAt(row)} 1030 ${lineAt(row)} 1130 ${lineAt(row)}`}
                first={row === 0}
              />
              <path className="hero-rl" d={`M1124 ${lineAt(row) + 24}H1392`} />
              <text x={x + 16} y={rowAt(row) + 6} className={row === 0 ? 'hero-k' : 'hero-b'}>
                {row + 1}
              </text>
              <text x={x + 44} y={rowAt(row) + 6} className={dark}>
                {does}
              </text>
              <text x="1146" y={lineAt(row) + 6} className="hero-b">
                {name}
              </text>
              <text x="1370" y={lineAt(row) + 6} className="hero-e">
                {row + 1}
              </text>
            </g>
          );
        })}
        <text x="1142" y="338" className="hero-big hero-mg">
          {one.figure}
        </text>
        {one.lines.map((line, index) => (
          <text key={line} x="1226" y={298 + 26 * index} className={index === 0 ? 'hero-b' : 'hero-q'}>
            {line}
          </text>
        ))}
        <text x="1146" y="740" className="hero-mono">
          {record.name}
        </text>
        <text x="1370" y="740" className="hero-mono hero-e">
          {record.type}
        </text>
        <text x="1146" y="784" className="hero-pr hero-mg">
          {record.note}
        </text>
      </>
    ),
  };
}

export function checksTall({ checks, one, many, record }: Checks): Drawn {
  return {
    height: 450,
    body: (
      <>
        <path className="hero-paper0" d="M144 272H378V486H144z" />
        {checks.map(({ name }, row) => {
          const [y, x] = [20 + 36 * row, 362 - 33 * row];
          return (
            <g key={name}>
              <Tape d={`M-4 ${y}H${x - 22}Q${x} ${y} ${x} ${y + 22}V286`} first={row === 0} />
              <text x="16" y={y + 5} className={row === 0 ? 'hero-k' : 'hero-b'}>
                {row + 1}
              </text>
              <text x="36" y={y + 5} className={row === 0 ? 'hero-k' : undefined}>
                {name}
              </text>
            </g>
          );
        })}
        <text x="152" y="364" className="hero-big hero-mg">
          {one.figure}
        </text>
        {one.lines.map((line, index) => (
          <text key={line} x="198" y={332 + 22 * index} className={index === 0 ? 'hero-b' : 'hero-q'}>
            {line}
          </text>
        ))}
        <text x="156" y="412" className="hero-mono">
          {`${record.name} ${record.type}`}
        </text>
        <text x="156" y="446" className="hero-pr hero-mg">
          {record.note}
        </text>
        <text x="16" y="364" className="hero-big">
          {many.figure}
        </text>
        <text x="16" y="396" className="hero-b">
          {many.line}
        </text>
      </>
    ),
  };
}
