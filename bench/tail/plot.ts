// Draws one growth table as an SVG with a logarithmic axis.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../measure/Target.ts';

export type Series = { name: string; points: readonly (readonly [x: number, y: number])[] };
type Plot = { file: string; title: string; across: string; series: readonly Series[] };

const width = 640;
const height = 360;
const margin = { left: 64, right: 150, top: 40, bottom: 48 };
const colours = ['#1b4965', '#b5472f', '#3d7a4b', '#7b5ea7'];

export function plot({ file, title, across, series }: Plot): void {
  const points = series.flatMap((each) => each.points).filter(([, y]) => Number.isFinite(y));
  const xs = [...new Set(points.map(([x]) => x))].sort((a, b) => a - b);
  const highest = Math.max(1, ...points.map(([, y]) => y)) * 1.05;
  const span = Math.log10(Math.max(10, xs.at(-1) ?? 10));
  const right = width - margin.right;
  const bottom = height - margin.bottom;
  const atX = (x: number) => margin.left + (Math.log10(x) / span) * (right - margin.left);
  const atY = (y: number) => bottom - (y / highest) * (bottom - margin.top);
  const text = (x: number, y: number, words: string, more = '') =>
    `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" ${more}>${words}</text>`;
  const grid = [0, 0.25, 0.5, 0.75, 1].map((part) => {
    const y = atY(part * highest);
    const value = part * highest;
    const label = text(margin.left - 8, y + 4, value >= 100 ? value.toFixed(0) : value.toFixed(1), 'text-anchor="end"');
    return `<path d="M${margin.left} ${y.toFixed(1)}H${right}" stroke="#ddd"/>${label}`;
  });
  const ticks = xs.map((x) => text(atX(x), bottom + 18, x.toLocaleString('en'), 'text-anchor="middle"'));
  const curves = series.map((each, index) => {
    const colour = colours[index % colours.length];
    const shown = each.points.filter(([, y]) => Number.isFinite(y));
    const line = shown.map(([x, y]) => `${atX(x).toFixed(1)},${atY(y).toFixed(1)}`).join(' ');
    const dots = shown.map(
      ([x, y]) => `<circle cx="${atX(x).toFixed(1)}" cy="${atY(y).toFixed(1)}" r="3" fill="${colour}"/>`,
    );
    const name = text(right + 12, margin.top + 12 + index * 20, each.name, `fill="${colour}"`);
    return `<polyline points="${line}" fill="none" stroke="${colour}" stroke-width="2"/>${dots.join('')}${name}`;
  });
  const folder = path.join(projectRoot, 'bench/plots');
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    path.join(folder, `${file}.svg`),
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="12"><rect width="${width}" height="${height}" fill="#fff"/>${text(margin.left, 22, title, 'font-size="14"')}${grid.join('')}${ticks.join('')}${text((margin.left + right) / 2, height - 10, across, 'text-anchor="middle"')}${curves.join('')}</svg>\n`,
  );
}
