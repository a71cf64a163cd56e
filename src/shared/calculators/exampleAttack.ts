// One attack as an example: minute by minute, with the sizes that texts and drawings name.

const [udpGbps, synGbps] = [44, 16];
export const exampleAttack = { udpGbps, synGbps, gbps: udpGbps + synGbps, minutes: 30 };

/** How much arrives at which minute; between two of them it grows or falls evenly. */
export const attackCurve: readonly (readonly [minute: number, gbps: number])[] = [
  [0, 1],
  [1, 26],
  [2, 41],
  [4, 53],
  [7, 60],
  [12, 56],
  [17, 60],
  [22, 57],
  [26, 49],
  [28, 35],
  [29, 18],
  [30, 1],
];

const crossing = (gbps: number, points: typeof attackCurve): number => {
  const after = points.findIndex(([, value]) => value >= gbps);
  const [[fromMinute, from], [toMinute, to]] = [points[after - 1] ?? points[0], points[after] ?? points[0]] as [
    readonly [number, number],
    readonly [number, number],
  ];
  return from === to ? toMinute : fromMinute + ((gbps - from) / (to - from)) * (toMinute - fromMinute);
};

/** From which minute to which the example is at least as large as so many Gbps. */
export const attackAbove = (gbps: number): { from: number; to: number } => ({
  from: crossing(gbps, attackCurve),
  to: crossing(gbps, attackCurve.toReversed()),
});
