// Draws copies of one file, one square each: all downloads, fetches by two layers of nodes, and what the origin sends.
import type { Drawn } from '../../sections/heroes/Hero.tsx';
import css from './copyAreas.module.css';

/** Number of squares side by side and in height. */
type Block = { columns: number; rows: number };

type Layer = { copies: string; name: string };

export type Copies = {
  /** Number of downloads; their squares fill the drawing. */
  downloads: number;
  edges: number;
  parents: number;
  many: Layer & { note: string };
  edge: Layer;
  parent: Layer;
  one: Layer & { figure: string };
};

/** Lays out `count` squares in a block nearly twice as wide as high. */
function blockOf(count: number): Block {
  const rows = Math.max(1, Math.floor(Math.sqrt(count / 1.5)));
  return { columns: Math.ceil(count / rows), rows };
}

type SquaresProps = { count: number; block: Block; x: number; y: number; size: number; face: string | undefined };

/** Full rows, the remaining squares, and the gaps between all. */
function Squares({ count, block: { columns }, x, y, size, face }: SquaresProps) {
  const [rows, rest] = [Math.floor(count / columns), count % columns];
  const [width, left] = [columns * size, rest * size];
  const across = Array.from({ length: rows }, (_, row) => `M${x} ${y + row * size}h${width}`);
  const down = Array.from(
    { length: columns + 1 },
    (_, column) => `M${x + column * size} ${y}v${size * (column <= rest && rest > 0 ? rows + 1 : rows)}`,
  );
  return (
    <>
      <path className={face} d={`M${x} ${y}h${width}v${rows * size}H${x + left}v${rest > 0 ? size : 0}H${x}z`} />
      <path className={css.gap} d={[...across, `M${x} ${y + rows * size}h${width}`, ...down].join('')} />
    </>
  );
}

export function copiesWide({ downloads, edges, parents, many, edge, parent, one }: Copies): Drawn {
  const [size, base] = [32, 812];
  const all = { columns: 45, rows: Math.ceil(downloads / 45) };
  const shelf = [
    { count: edges, layer: edge, x: 512, face: css.edge },
    { count: parents, layer: parent, x: 928, face: css.parent },
  ];
  return {
    height: 900,
    body: (
      <>
        <Squares count={downloads} block={all} x={0} y={0} size={size} face={css.download} />
        <text x="80" y="812" className="hero-fig">
          {many.copies}
        </text>
        <text x="80" y="856">
          {many.name}
        </text>
        <text x="1400" y="56" className="hero-e">
          {many.note}
        </text>
        {shelf.map(({ count, layer, x, face }) => {
          const block = blockOf(count);
          return (
            <g key={layer.name}>
              <Squares count={count} block={block} x={x} y={base - block.rows * size} size={size} face={face} />
              <text x={x} y="856">
                <tspan className="hero-b">{layer.copies}</tspan> {layer.name}
              </text>
            </g>
          );
        })}
        <Squares count={1} block={{ columns: 1, rows: 1 }} x={1184} y={base - size} size={size} face="hero-f" />
        <text x="1180" y={base - size - 16} className="hero-big hero-mg">
          {one.figure}
        </text>
        <text x="1184" y="856">
          <tspan className="hero-b hero-mg">{one.copies}</tspan> {one.name}
        </text>
      </>
    ),
  };
}

export function copiesTall({ downloads, edges, parents, many, edge, parent, one }: Copies): Drawn {
  const [size, base] = [10, 296];
  const all = { columns: 39, rows: Math.ceil(downloads / 39) };
  const shelf = [
    { count: edges, layer: edge, x: 116, face: css.edge },
    { count: parents, layer: parent, x: 220, face: css.parent },
  ];
  return {
    height: 376,
    body: (
      <>
        <Squares count={downloads} block={all} x={0} y={0} size={size} face={css.download} />
        <text x="16" y={base} className="hero-sum">
          {downloads}
        </text>
        <text x="16" y="322" className="hero-b">
          {many.name}
        </text>
        <text x="16" y="364" className="hero-q">
          {many.note}
        </text>
        {shelf.map(({ count, layer, x, face }) => {
          const block = blockOf(count);
          return (
            <g key={layer.name}>
              <Squares count={count} block={block} x={x} y={base - block.rows * size} size={size} face={face} />
              <text x={x} y="322" className="hero-b">
                {layer.copies}
              </text>
              <text x={x} y="342">
                {layer.name}
              </text>
            </g>
          );
        })}
        <Squares count={1} block={{ columns: 1, rows: 1 }} x={300} y={base - size} size={size} face="hero-f" />
        <text x="297" y={base - size - 8} className="hero-big hero-mg">
          {one.figure}
        </text>
        <text x="300" y="322" className="hero-b hero-mg">
          {one.copies}
        </text>
        <text x="300" y="342">
          {one.name}
        </text>
      </>
    ),
  };
}
