// What drawings of tapes share: a tape, its way across a desk's window or down a phone, and the torn edge of what it runs into.

/** A tape is its edge with itself on top. */
export function Tape({ d, dark = false }: { d: string; dark?: boolean }) {
  return (
    <>
      <path className="hero-te" d={d} />
      <path className={dark ? 'hero-tp hero-k' : 'hero-tp'} d={d} />
    </>
  );
}

/** From the row where it lies to the line of the paper at the right. */
export const across = (x: number, row: number, line: number, end = 1130) =>
  `M${x} ${row}H940C1040 ${row} 1030 ${line} ${end} ${line}`;

/** Where the tape of a row lies on a phone, and where it turns. */
export const rowDown = (row: number) => [20 + 36 * row, 362 - 33 * row] as const;

/** From a phone's edge down into the paper, which it reaches at `end`. */
export const down = (y: number, x: number, end: number) => `M-4 ${y}H${x - 22}Q${x} ${y} ${x} ${y + 22}V${end}`;

/** The torn edge at a bill's foot: so many teeth of this width. */
export const torn = (teeth: number, width: number, depth: number) =>
  Array.from({ length: teeth }, () => `l${-width} ${depth} ${-width}-${depth}`).join('');
