// Rounds an amount half up, and takes away what binary fractions left behind.
const significant = 12;

export function rounded(amount: number, digits: number): number {
  const unit = 10 ** digits;
  return Math.round(Number((amount * unit).toPrecision(significant))) / unit;
}
