// Draws requests as rows by night: most end at the filter, many at the cache, and a few reach the origin and the next section.
import type { Drawn } from '../../sections/heroes/Hero.tsx';
import { exampleMinute } from './exampleMinute.ts';

export type RequestWords = { all: string; stopped: string; cached: string; reaching: string };

const count = 50;
const { requests, stopped, cached } = exampleMinute;
const rowsFor = (share: number) => Math.round((share / requests) * count);
const [atFilter, atCache] = [rowsFor(stopped), rowsFor(cached)];

/** Where a row ends. An odd step through all rows spreads each kind among the others. */
function endOf(row: number): 'filter' | 'cache' | 'origin' {
  const place = (row * 23 + 11) % count;
  if (place < atFilter) return 'filter';
  return place < atFilter + atCache ? 'cache' : 'origin';
}

type Place = { top: number; step: number; filter: number; cache: number; exit: number };

const rowAt = ({ top, step }: Place, row: number) => Math.round((top + row * step) * 10) / 10;

/** All rows of a kind as one path; the dash pattern starts anew in each. */
function Rows({ place }: { place: Place }) {
  const rows = Array.from({ length: count }, (_, row) => row);
  const pathOf = (end: 'filter' | 'cache') =>
    rows
      .filter((row) => endOf(row) === end)
      .map((row) => `M${-((row * 13) % 28)} ${rowAt(place, row)}H${place[end]}`)
      .join('');
  const through = rows.filter((row) => endOf(row) === 'origin').map((row) => rowAt(place, row));
  const height = place.step * count;
  return (
    <>
      <path className="hero-spot" d={pathOf('filter')} />
      <path className="hero-dash" d={pathOf('cache')} />
      <path
        className="hero-wall"
        d={`M${place.filter} ${place.top - 8}v${height + 8}M${place.cache} ${place.top - 8}v${height + 8}`}
      />
      <path className="hero-pk" d={through.map((y) => `M0 ${y}H${place.exit}`).join('')} />
      <path className="hero-pk" d={`M${place.exit} ${through[0] ?? place.top}V${place.top + height + 30}`} />
    </>
  );
}

export function rowsWide({ all, stopped: refused, cached: answered, reaching }: RequestWords): Drawn {
  const place = { top: 60, step: 6.6, filter: 620, cache: 1040, exit: 1392 };
  return {
    height: 850,
    body: (
      <>
        <Rows place={place} />
        <path className="hero-pk" d="M1392 400V850" />
        <path className="hero-join" d="M1392 850V910" />
        <text x="80" y="430" className="hero-q">
          {all}
        </text>
        <text x="620" y="430" className="hero-b">
          {refused}
        </text>
        <text x="1040" y="430" className="hero-b">
          {answered}
        </text>
        <text x="1376" y="466" className="hero-e hero-b hero-mg">
          {reaching}
        </text>
      </>
    ),
  };
}

export function rowsTall({ all, stopped: refused, cached: answered, reaching }: RequestWords): Drawn {
  const place = { top: 14, step: 4.6, filter: 168, cache: 282, exit: 372 };
  return {
    height: 376,
    body: (
      <>
        <Rows place={place} />
        <path className="hero-pk" d="M372 260V376" />
        <path className="hero-join" d="M372 376v28" />
        <text x="16" y="280" className="hero-q">
          {all}
        </text>
        <text x="16" y="308">
          {refused}
        </text>
        <text x="16" y="334">
          {answered}
        </text>
        <text x="16" y="362" className="hero-b hero-mg">
          {reaching}
        </text>
      </>
    ),
  };
}
