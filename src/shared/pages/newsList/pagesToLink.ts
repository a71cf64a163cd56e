// Page numbers in a pager: both ends and those around the current one, so that long lists have no more links than short ones.
const around = 2;

/** Page numbers in order; `undefined` for a gap. */
export function pagesToLink(page: number, pageCount: number): (number | undefined)[] {
  const isLinked = (one: number) => one === 1 || one === pageCount || Math.abs(one - page) <= around;
  const linked: (number | undefined)[] = [];
  const nearby = Array.from({ length: 2 * around + 3 }, (_, index) => page - around - 1 + index);
  for (const one of new Set([1, ...nearby, pageCount])) {
    if (one < 1 || one > pageCount) continue;
    if (isLinked(one)) linked.push(one);
    // In place of a gap of one page stands that page.
    else linked.push([2, pageCount - 1].includes(one) ? one : undefined);
  }
  return linked;
}
