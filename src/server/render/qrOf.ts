// Draws an address as a QR code: one SVG path and its width in squares, with the quiet margin that cameras need.
import { encode } from 'uqr';

const margin = 4;

export function qrOf(address: string): { path: string; size: number } {
  const { data, size } = encode(address, { ecc: 'M', border: margin });
  const rows = data.map((row, y) => {
    const line = row.map((dark) => (dark ? '#' : ' ')).join('');
    return [...line.matchAll(/#+/g)]
      .map(({ index, 0: { length } }) => `M${index} ${y}h${length}v1h-${length}z`)
      .join('');
  });
  return { path: rows.join(''), size };
}
