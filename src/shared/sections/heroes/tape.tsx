// Parts that drawings of tapes share: a tape, its paths in wide and tall drawings, and the torn edge of the paper.

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
export const rowDown = (row: number) => [20 + 36 * row, 362 - 33 * row] as const;

/** Path in the tall drawing: from the left edge down into the paper at `end`. */
export const down = (y: number, x: number, end: number) => `M-4 ${y}H${x - 22}Q${x} ${y} ${x} ${y + 22}V${end}`;

/** Torn edge at the foot of the paper, from right to left. */
export const torn = (teeth: number, width: number, depth: number) =>
  Array.from({ length: teeth }, () => `l${-width} ${depth} ${-width}-${depth}`).join('');
