// Users of far cities as tapes, as long as their way to the region is far, which run into the addresses of one service.
import type { Drawn } from '../../sections/heroes/Hero.tsx';
import { addresses } from './addresses.ts';

type Entry = {
  /** From the farthest. */
  cities: readonly { name: string; km: number; far: string }[];
  one: { figure: string; lines: readonly string[] };
  many: { figure: string; line: string };
  region: string;
};

const rowAt = (row: number) => 334 + 58 * row;
const lineAt = (row: number) => 400 + 46 * row;
/** Where tapes end, and from which row on they leave room for the words of the page. */
const [bend, wordsRow, wordsEnd, edge] = [940, 3, 490, 30];

function Tape({ d, first }: { d: string; first: boolean }) {
  return (
    <>
      <path className="hero-te" d={d} />
      <path className={first ? 'hero-tp hero-k' : 'hero-tp'} d={d} />
    </>
  );
}

export function entryWide({ cities, one, region }: Entry): Drawn {
  const perKm = Math.min((bend - edge) / (cities[0]?.km ?? 1), (bend - wordsEnd) / (cities[wordsRow]?.km ?? 1));
  return {
    height: 800,
    body: (
      <>
        <path className="hero-paper0" d="M1124 190H1392V872H1124z" />
        {cities.map(({ name, km, far }, row) => {
          const [x, y] = [Math.round(bend - km * perKm), rowAt(row)];
          return (
            <g key={name}>
              <Tape d={`M${x} ${y}H${bend}C1040 ${y} 1030 ${lineAt(row)} 1130 ${lineAt(row)}`} first={row === 0} />
              <path className="hero-rl" d={`M1124 ${lineAt(row) + 23}H1392`} />
              <text x={x + 16} y={y + 6} className={row === 0 ? 'hero-k' : 'hero-b'}>
                {name}
              </text>
              <text x="1146" y={lineAt(row) + 6}>
                {name}
              </text>
              <text x="1370" y={lineAt(row) + 6} className="hero-e hero-q">
                {far}
              </text>
            </g>
          );
        })}
        <text x="1142" y="338" className="hero-big hero-mg">
          {one.figure}
        </text>
        {one.lines.map((line, index) => (
          <text key={line} x="1236" y={282 + 26 * index} className={index < one.lines.length - 1 ? 'hero-b' : 'hero-q'}>
            {line}
          </text>
        ))}
        {addresses.map((address, index) => (
          <text key={address} x="1146" y={704 + 28 * index} className="hero-mono">
            {address}
          </text>
        ))}
        <text x="1146" y="782" className="hero-b hero-mg">
          {region}
        </text>
      </>
    ),
  };
}

export function entryTall({ cities, one, many, region }: Entry): Drawn {
  return {
    height: 486,
    body: (
      <>
        <path className="hero-paper0" d="M144 272H378V522H144z" />
        {cities.map(({ name }, row) => {
          const [y, x] = [20 + 36 * row, 362 - 33 * row];
          return (
            <g key={name}>
              <Tape d={`M-4 ${y}H${x - 22}Q${x} ${y} ${x} ${y + 22}V286`} first={row === 0} />
              <text x="16" y={y + 5} className={row === 0 ? 'hero-k' : undefined}>
                {name}
              </text>
            </g>
          );
        })}
        <text x="152" y="366" className="hero-big hero-mg">
          {one.figure}
        </text>
        {one.lines.map((line, index) => (
          <text key={line} x="200" y={326 + 21 * index} className={index < one.lines.length - 1 ? 'hero-b' : 'hero-q'}>
            {line}
          </text>
        ))}
        {addresses.map((address, index) => (
          <text key={address} x="156" y={406 + 25 * index} className="hero-mono">
            {address}
          </text>
        ))}
        <text x="156" y="464" className="hero-b hero-mg">
          {region}
        </text>
        <text x="16" y="366" className="hero-big">
          {many.figure}
        </text>
        <text x="16" y="398" className="hero-b">
          {many.line}
        </text>
      </>
    ),
  };
}
