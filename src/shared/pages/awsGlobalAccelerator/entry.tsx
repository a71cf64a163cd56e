// Draws users of distant cities as tapes into the addresses of one service; a tape is as long as the distance to the region.
import { FigureWords } from '../../sections/heroes/FigureWords.tsx';
import { type Drawn } from '../../sections/heroes/Hero.tsx';
import { across, down, rowDown, Tape } from '../../sections/heroes/tapes.tsx';
import { exampleAddresses } from '../cases.ts';

type Entry = {
  /** The farthest first. */
  cities: readonly { name: string; km: number; far: string }[];
  one: { figure: string; lines: readonly string[] };
  many: { figure: string; lines: readonly string[] };
  region: string;
};

const rowAt = (row: number) => 334 + 58 * row;
const lineAt = (row: number) => 400 + 46 * row;
/** Where tapes bend; from row `wordsRow` on they start right of the page's words. */
const [bend, wordsRow, wordsEnd, edge] = [940, 3, 490, 30];

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
              <Tape d={across(x, y, lineAt(row))} dark={row === 0} />
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
        <FigureWords
          {...one}
          dress="hero-big hero-mg"
          rest="hero-q"
          bold={one.lines.length - 1}
          at={[1142, 338]}
          words={[1236, 282, 26]}
        />
        {exampleAddresses.map((address, index) => (
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
          const [y, x] = rowDown(row);
          return (
            <g key={name}>
              <Tape d={down(y, x, 286)} dark={row === 0} />
              <text x="16" y={y + 5} className={row === 0 ? 'hero-k' : undefined}>
                {name}
              </text>
            </g>
          );
        })}
        <FigureWords
          {...one}
          dress="hero-big hero-mg"
          rest="hero-q"
          bold={one.lines.length - 1}
          at={[152, 366]}
          words={[200, 326, 21]}
        />
        {exampleAddresses.map((address, index) => (
          <text key={address} x="156" y={406 + 25 * index} className="hero-mono">
            {address}
          </text>
        ))}
        <text x="156" y="464" className="hero-b hero-mg">
          {region}
        </text>
        <FigureWords {...many} dress="hero-big" at={[16, 366]} words={[16, 398, 22]} />
      </>
    ),
  };
}
