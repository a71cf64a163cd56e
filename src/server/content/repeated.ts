// Finds values that stand in a list more than once: the positions of all but the first.
export function repeated(values: readonly string[]): number[] {
  return values.flatMap((value, index) => (values.indexOf(value) < index ? [index] : []));
}
