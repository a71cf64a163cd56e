// An example minute of requests during an attack, labelled as an example: kinds of requests and where each is answered.
type Kind = {
  requests: number;
  /** Requests refused by a rule, and requests answered from the cache; the rest reaches the origin. */
  stopped: number;
  cached: number;
};

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
