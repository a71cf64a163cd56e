// A table as areas: a row for each column, a cell for each week; the columns that a query reads are a band, the weeks of it magenta.
import type { TableScan } from '../../facts/facts.ts';
import type { Drawn } from '../../sections/heroes/Hero.tsx';
import css from './scanAreas.module.css';

type Words = { whole: readonly string[]; band: string; figure: string; share: readonly string[] };

type Shape = { width: number; height: number };

const round = (value: number) => Math.round(value * 100) / 100;

function Cells({ scan, shape: { width, height } }: { scan: TableScan; shape: Shape }) {
  const { columns, weeks, reads, readWeeks } = scan;
  const [w, h] = [round(width / weeks), round(height / columns)];
  const [x, y] = [round(width - w * readWeeks), round(height - h * reads.length)];
  return (
    <>
      <rect className={css.band} y={y} width={width} height={round(height - y)} />
      <rect className={css.read} x={x} y={y} width={round(width - x)} height={round(height - y)} />
      <path
        className={css.gap}
        d={`M0 ${h}${`h${width}m-${width} ${h}`.repeat(columns - 1)}M${w} 0${`v${height}m${w}-${height}`.repeat(weeks - 1)}`}
      />
      {reads.map((name, row) => (
        <text key={name} x={width > 999 ? 80 : 16} y={y + h * (row + 0.5) + 6} className="hero-mono">
          {name}
        </text>
      ))}
    </>
  );
}

export function scanWide(scan: TableScan, { whole, band, figure, share }: Words): Drawn {
  const shape = { width: 1440, height: 800 };
  const h = shape.height / scan.columns;
  const top = shape.height - h * scan.reads.length;
  return {
    height: shape.height,
    body: (
      <>
        <Cells scan={scan} shape={shape} />
        {whole.map((line, index) => (
          <text key={line} x="1424" y={44 + 26 * index} className={index === 0 ? 'hero-e hero-b' : 'hero-e'}>
            {line}
          </text>
        ))}
        <text x="240" y={top + h / 2 + 6} className="hero-b">
          {band}
        </text>
        <text x="1424" y={top - 88} className="hero-fig hero-mg hero-e">
          {figure}
        </text>
        {share.map((line, index) => (
          <text key={line} x="1424" y={top - 48 + 26 * index} className={index === 0 ? 'hero-e hero-b' : 'hero-e'}>
            {line}
          </text>
        ))}
      </>
    ),
  };
}

export function scanTall(scan: TableScan, { whole, band, figure, share }: Words): Drawn {
  const shape = { width: 390, height: 312 };
  const h = shape.height / scan.columns;
  const top = shape.height - h * scan.reads.length;
  return {
    height: shape.height,
    body: (
      <>
        <Cells scan={scan} shape={shape} />
        {whole.map((line, index) => (
          <text key={line} x="16" y={32 + 22 * index} className={index === 0 ? 'hero-b' : undefined}>
            {line}
          </text>
        ))}
        <text x="100" y={top + h / 2 + 6} className="hero-b">
          {band}
        </text>
        <text x="374" y={top - 72} className="hero-fig hero-mg hero-e">
          {figure}
        </text>
        {share.map((line, index) => (
          <text key={line} x="374" y={top - 42 + 22 * index} className={index === 0 ? 'hero-e hero-b' : 'hero-e'}>
            {line}
          </text>
        ))}
      </>
    ),
  };
}
