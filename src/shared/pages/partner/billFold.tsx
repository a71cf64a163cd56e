// A year of bills, folded: a column a month, one leaf for each bill so far; ours are the cards below, which cross into the next section.
import { leavesOf, type LeafShape } from '../../sections/heroes/fold.tsx';
import type { Drawn } from '../../sections/heroes/Hero.tsx';

export type Year = {
  months: number;
  vendors: number;
  /** Words beside the sum of the vendors' bills, and beside the sum of ours. */
  theirs: readonly string[];
  ours: readonly string[];
};

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

/** Every bill is a leaf, every second leaf leans back. */
function Column({ shape, x, bills }: { shape: LeafShape; x: number; bills: number }) {
  const { lean, rise, base } = shape;
  return (
    <>
      <path className="hero-p0" d={`M${x} ${base}${leavesOf(shape, 'even', Math.ceil(bills / 2))}`} />
      <path className="hero-p1" d={`M${x + lean} ${base - rise}${leavesOf(shape, 'odd', Math.floor(bills / 2))}`} />
    </>
  );
}

export function billsWide({ months, vendors, theirs, ours }: Year): Drawn {
  const shape: LeafShape = { leaf: 70, lean: 12, rise: 6, base: 780 };
  const pitch = 1344 / months;
  const at = (month: number) => Math.round(80 + pitch * (month - 1));
  return {
    height: 860,
    body: (
      <>
        {upTo(months).map((month) => (
          <g key={month}>
            <Column shape={shape} x={at(month)} bills={vendors * month} />
            <rect className="hero-p2" x={at(month)} y="780" width="82" height="116" />
            <text x={at(month) + 41} y="824" className="hero-m hero-pr hero-on">
              {month}
            </text>
          </g>
        ))}
        <text x="1416" y="236" className="hero-big hero-e">
          {months * vendors}
        </text>
        {theirs.map((line, index) => (
          <text key={line} x="1408" y={44 + 26 * index} className="hero-b hero-e">
            {line}
          </text>
        ))}
        <text x="76" y="692" className="hero-fig hero-mg">
          {months}
        </text>
        {ours.map((line, index) => (
          <text key={line} x="206" y={662 + 26 * index} className="hero-b">
            {line}
          </text>
        ))}
      </>
    ),
  };
}

export function billsTall({ months, vendors, theirs, ours }: Year): Drawn {
  const shape: LeafShape = { leaf: 20, lean: 4, rise: 3, base: 316 };
  const pitch = 374 / months;
  const at = (month: number) => Math.round(10 + pitch * (month - 1));
  return {
    height: 352,
    body: (
      <>
        {upTo(months).map((month) => (
          <g key={month}>
            <Column shape={shape} x={at(month)} bills={vendors * month} />
            <rect className="hero-p2" x={at(month)} y="316" width="24" height="52" />
            <text x={at(month) + 12} y="338" className="hero-m hero-on">
              {month}
            </text>
          </g>
        ))}
        {[
          { figure: months * vendors, lines: theirs, face: 'hero-big' },
          { figure: months, lines: ours, face: 'hero-big hero-mg' },
        ].map(({ figure, lines, face }, row) => (
          <g key={figure}>
            <text x="14" y={64 + 82 * row} className={face}>
              {figure}
            </text>
            {lines.map((line, index) => (
              <text key={line} x="124" y={40 + 82 * row + 20 * index} className="hero-b">
                {line}
              </text>
            ))}
          </g>
        ))}
      </>
    ),
  };
}
