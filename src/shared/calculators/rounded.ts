// Rounds an amount half up, without the errors of binary fractions.
const significant = 12;

export function rounded(amount: number, digits: number): number {
  const unit = 10 ** digits;
  return Math.round(Number((amount * unit).toPrecision(significant))) / unit;
}
