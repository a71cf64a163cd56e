// Domains as tapes, each as long as its records are many, that run into one bill, which crosses into the next section.
import type { Drawn } from '../../sections/heroes/Hero.tsx';

type Zone = { name: string; records: number; said: string; plan: string };

type Zones = {
  zones: readonly Zone[];
  /** How many they are, and two lines beside that. */
  many: { figure: string; lines: readonly string[] };
  one: { figure: string; lines: readonly string[] };
  /** At the foot of the bill. */
  paid: string;
};

/** One record on a desk's window; the longest tape begins at its edge. */
const record = 56;
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

export function zonesWide({ zones, many, one, paid }: Zones): Drawn {
  const most = Math.max(...zones.map(({ records }) => records));
  return {
    height: 800,
    body: (
      <>
        <path className="hero-paper0" d="M1124 190H1392V872H1124z" />
        {zones.map(({ name, records, said, plan }, row) => {
          const x = 30 + (most - records) * record;
          // The first stands on the page's margin.
          const indent = row === 0 ? 50 : 20;
          const dark = row === 0 ? 'hero-k' : undefined;
          return (
            <g key={name}>
              <Tape
                d={`M${x} ${rowAt(row)}H940C1040 ${rowAt(row)} 1030 ${lineAt(row)} 1130 ${lineAt(row)}`}
                first={row === 0}
              />
              <path className="hero-rl" d={`M1124 ${lineAt(row) + 24}H1392`} />
              <text x={x + indent} y={rowAt(row) + 6} className={dark}>
                {said}
              </text>
              <text x={x + indent + 136} y={rowAt(row) + 6} className={dark ?? 'hero-b'}>
                {name}
              </text>
              <text x="1146" y={lineAt(row) + 6}>
                {name}
              </text>
              <text x="1370" y={lineAt(row) + 6} className="hero-e hero-b">
                {plan}
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
        <text x="1146" y="784" className="hero-pr">
          {paid}
        </text>
        <text x="790" y="764" className="hero-big hero-seven">
          {many.figure}
        </text>
        {many.lines.map((line, index) => (
          <text key={line} x="882" y={738 + 26 * index} className={index === 0 ? 'hero-b' : 'hero-q'}>
            {line}
          </text>
        ))}
      </>
    ),
  };
}

export function zonesTall({ zones, many, one, paid }: Zones): Drawn {
  return {
    height: 450,
    body: (
      <>
        <path className="hero-paper0" d="M144 272H378V486H144z" />
        {zones.map(({ name, records }, row) => {
          const [y, x] = [20 + 36 * row, 362 - 33 * row];
          const dark = row === 0 ? 'hero-k' : undefined;
          return (
            <g key={name}>
              <Tape d={`M-4 ${y}H${x - 22}Q${x} ${y} ${x} ${y + 22}V286`} first={row === 0} />
              <text x="36" y={y + 5} className={dark ? 'hero-e hero-k' : 'hero-e hero-b'}>
                {records}
              </text>
              <text x="50" y={y + 5} className={dark}>
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
        <text x="156" y="430" className="hero-pr">
          {paid}
        </text>
        <text x="16" y="364" className="hero-big">
          {many.figure}
        </text>
        {many.lines.map((line, index) => (
          <text key={line} x="16" y={396 + 22 * index} className={index === 0 ? 'hero-b' : 'hero-q'}>
            {line}
          </text>
        ))}
      </>
    ),
  };
}
