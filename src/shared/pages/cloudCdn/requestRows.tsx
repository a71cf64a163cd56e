// An example minute of requests during an attack, labelled as an example, and its drawing as rows by night.
import type { Drawn } from '../../sections/heroes/Hero.tsx';
import { joinTall } from '../../sections/heroes/joinTall.ts';

type Kind = {
  requests: number;
  /** Requests refused by a rule, and requests answered from the cache; the rest reaches the origin. */
  stopped: number;
  cached: number;
};

/** Kinds of requests and where each is answered. */
export const exampleKinds = {
  flood: { requests: 5000, stopped: 5000, cached: 0 },
  probes: { requests: 1000, stopped: 1000, cached: 0 },
  files: { requests: 3000, stopped: 0, cached: 3000 },
  pages: { requests: 500, stopped: 0, cached: 400 },
  personal: { requests: 500, stopped: 0, cached: 0 },
} as const satisfies Record<string, Kind>;

export const reaching = ({ requests, stopped, cached }: Kind): number => requests - stopped - cached;

const sumOf = (countOf: (kind: Kind) => number) =>
  Object.values(exampleKinds).reduce((sum, kind) => sum + countOf(kind), 0);

export const exampleMinute = {
  requests: sumOf(({ requests }) => requests),
  stopped: sumOf(({ stopped }) => stopped),
  cached: sumOf(({ cached }) => cached),
  reaching: sumOf(reaching),
};

type RequestWords = { all: string; stopped: string; cached: string; reaching: string };

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

/** Most rows end at the filter, many at the cache, and a few reach the origin and the next section. */
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
        <path className="hero-join" d={joinTall(372, 376)} />
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
