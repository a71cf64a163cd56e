// An example attack, minute by minute, with the sizes used in texts and drawings.

const [udpGbps, synGbps] = [44, 16];
export const exampleAttack = { udpGbps, synGbps, gbps: udpGbps + synGbps, minutes: 30 };

/** Size of the attack by minute, linear between two points. */
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
  const [fromMinute = 0, from = 0] = points[after - 1] ?? points[0] ?? [];
  const [toMinute = 0, to = 0] = points[after] ?? points[0] ?? [];
  return from === to ? toMinute : fromMinute + ((gbps - from) / (to - from)) * (toMinute - fromMinute);
};

/** The first and last minute in which the attack is at least as large as `gbps`. */
export const attackAbove = (gbps: number): { from: number; to: number } => ({
  from: crossing(gbps, attackCurve),
  to: crossing(gbps, attackCurve.toReversed()),
});
