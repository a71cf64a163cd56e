// A bill as one column: each vendor's part as high as its amount, named beside it.

type Part = { name: string; amount: string; usd: number };

/** In units of the drawing: `apart` is what a line of words takes. */
const [width, height, apart, column, words] = [400, 480, 34, 64, 100];

/** Where words stand: beside the middle of their part, or as far from it as their neighbours need. */
function spread(middles: readonly number[], lowest: number, gap: number): number[] {
  const down = middles.reduce<number[]>((placed, middle, at) => {
    const least = at === 0 ? gap / 2 : (placed[at - 1] ?? 0) + gap;
    return [...placed, Math.max(middle, least)];
  }, []);
  return down.map((place, at) => Math.min(place, lowest - gap / 2 - (middles.length - 1 - at) * gap));
}

export function BillDrawing({ parts }: { parts: readonly Part[] }) {
  const sum = parts.reduce((total, { usd }) => total + usd, 0);
  const ends = parts.map((_, at) => (parts.slice(0, at + 1).reduce((total, { usd }) => total + usd, 0) / sum) * height);
  const bars = parts.map((part, at) => ({ ...part, from: ends[at - 1] ?? 0, to: ends[at] ?? height }));
  const places = spread(
    bars.map(({ from, to }) => (from + to) / 2),
    height,
    apart,
  );
  return (
    <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="xMinYMid meet" aria-hidden="true">
      {bars.map(({ name, from, to }, at) => (
        <rect key={name} data-first={at === 0 ? '' : undefined} y={from} width={column} height={to - from} />
      ))}
      {bars.map(({ name, amount, from, to }, at) => {
        const [middle, place] = [(from + to) / 2, places[at] ?? 0];
        return (
          <g key={name}>
            <path d={`M${column} ${middle}L${words - 8} ${place}`} />
            <text x={words} y={place} dy=".36em">
              {name}
            </text>
            <text x={width} y={place} dy=".36em" textAnchor="end">
              {amount}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
