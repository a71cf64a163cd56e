// Every traffic price as a circle of its size, billing regions across and tiers down; the lowest is marked.
import { circle, coverSvg, fine, hatched, markedFace, sheet, type Cover } from './Cover.ts';

export const matrix: Cover = {
  draw({ usdPerGb }) {
    const columns = Object.values(usdPerGb);
    const step = 514 / (columns.length - 1);
    const cells = columns.flatMap((prices, column) =>
      prices.map((price, tier) => ({
        price,
        tier,
        x: 63 + column * step,
        y: 52 + tier * 74,
        r: Math.sqrt(price) * 56,
      })),
    );
    const lowest = cells.toSorted((a, b) => a.price - b.price)[0];
    const lines = [...new Set(cells.map(({ x }) => `M${Math.round(x)} 20v360`))].join('');
    const rows = [...new Set(cells.map(({ y }) => `M30 ${y}h582`))].join('');
    return coverSvg(
      'paper',
      `<path d="${lines}${rows}"${fine}/>` +
        cells
          .map((cell) =>
            circle(cell.x, cell.y, cell.r, cell === lowest ? markedFace : cell.tier === 0 ? hatched : sheet),
          )
          .join(''),
    );
  },
};
