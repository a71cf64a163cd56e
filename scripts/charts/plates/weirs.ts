// A river of mixed traffic before three weirs: attack drifts against them, less behind each, and a thin stream reaches the server.
import { path, short, text, type Plate, type Words } from './Plate.ts';

const names = ['rate', 'source', 'protocol'];
/** A turn by the golden angle places flotsam evenly without a pattern. */
const golden = 0.618034;
const flotsam = 90;
/** How much of it gets past the first weir and past the second. */
const passed = [9, 3];

const diamond = (x: number, y: number, r: number) => `M${short(x)} ${short(y - r)}l${r} ${r}l-${r} ${r}l-${r} -${r}z`;
const spread = (index: number) => (index * golden) % 1;

const server = (x: number, y: number) => path(`M${x} ${y}h110v72h-110zM${x} ${y + 24}h110M${x} ${y + 48}h110`, 'sheet');

/** `along` runs with the river from 0 to its end, `across` from bank to bank. */
type Layout = {
  width: number;
  height: number;
  weirs: readonly number[];
  across: number;
  banks: readonly [number, number];
  /** Where the river comes into the picture: below the words, if these stand above it. */
  start: number;
  /** Where it reaches the server. */
  end: number;
  upright: boolean;
};

function draw({ weirs, across, banks, start, end, upright }: Layout, { label }: Words): string {
  const [first = 0] = weirs;
  const last = weirs.at(-1) ?? 0;
  const point = (along: number, side: number) =>
    upright ? `${short(side)} ${short(along)}` : `${short(along)} ${short(side)}`;
  const [near, far] = banks;
  const river = `M${point(start, near)}L${point(first, near + 18)}L${point(first, far - 18)}L${point(start, far)}z`;
  const stream = `M${point(last, across - 26)}L${point(end, across - 14)}L${point(end, across + 14)}L${point(last, across + 26)}z`;
  const afloat = (along: number, side: number, r: number) =>
    upright ? diamond(side, along, r) : diamond(along, side, r);
  const drift = Array.from({ length: flotsam }, (_, index) => {
    const along = start + 16 + (index / flotsam) ** 0.8 * (first - start - 40);
    return afloat(along, near + 34 + spread(index) * (far - near - 68), 4 + (index % 3));
  });
  const rest = passed.flatMap((count, weir) => {
    const [from = 0, to = 0] = weirs.slice(weir);
    return Array.from({ length: count }, (_, index) => {
      const along = from + 20 + ((index + 0.5) / count) * (to - from - 40);
      return afloat(along, across + (spread(index + 1) - 0.5) * (far - near - 100), 4);
    });
  });
  const bars = weirs.map((along, index) => {
    const name = upright ? text(far + 12, along + 6, label(names[index] ?? ''), 'bold') : '';
    const below = upright ? '' : text(along, far + 34, label(names[index] ?? ''), 'bold', 'middle');
    return path(`M${point(along, near)}L${point(along, far)}`, 'wall') + name + below;
  });
  const visitors = [-60, 0, 60].map(
    (offset) =>
      `M${point(start, across + offset)}L${point(first, across + offset / 2)}L${point(last, across + offset / 8)}`,
  );
  const clean = upright
    ? text(across + 34, (last + end) / 2 + 12, label('clean'), 'mark bold')
    : text((last + end) / 2, across - 40, label('clean'), 'mark bold', 'middle');
  const mixed = upright ? text(near, 24, label('mixed'), 'bold') : text(24, near - 14, label('mixed'), 'bold');
  return [
    path(river, 'bed bed3'),
    path(stream, 'sheet'),
    path([...drift, ...rest].join(''), 'ink-face'),
    path(visitors.join(''), 'line'),
    ...bars,
    path(`M${point(last, across)}L${point(end - 8, across)}`, 'mag'),
    upright ? server(across - 55, end) : server(end, across - 36),
    upright
      ? text(across + 68, end + 34, label('server'), 'bold')
      : text(end + 55, across + 68, label('server'), 'bold', 'middle'),
    clean,
    mixed,
  ].join('');
}

const wide: Layout = {
  width: 1240,
  height: 400,
  weirs: [620, 720, 820],
  across: 190,
  banks: [40, 352],
  start: 0,
  end: 1120,
  upright: false,
};
const tall: Layout = {
  width: 390,
  height: 600,
  weirs: [300, 360, 420],
  across: 130,
  banks: [20, 236],
  start: 40,
  end: 520,
  upright: true,
};

const plateOf = (layout: Layout): Plate => ({
  width: layout.width,
  height: layout.height,
  draw: (words) => draw(layout, words),
});

export const weirsPlate = plateOf(wide);
export const weirsTallPlate = plateOf(tall);
