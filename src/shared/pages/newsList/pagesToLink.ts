// Which pages of a list its pager links: the ends and those around the one shown, so that a list of a thousand pages has as many links as one of ten.
const around = 2;

/** Pages in order; `undefined` where some are left out. */
export function pagesToLink(page: number, pageCount: number): (number | undefined)[] {
  const isLinked = (one: number) => one === 1 || one === pageCount || Math.abs(one - page) <= around;
  const linked: (number | undefined)[] = [];
  const nearby = Array.from({ length: 2 * around + 3 }, (_, index) => page - around - 1 + index);
  for (const one of new Set([1, ...nearby, pageCount])) {
    if (one < 1 || one > pageCount) continue;
    if (isLinked(one)) linked.push(one);
    // A gap of one page is that page.
    else linked.push([2, pageCount - 1].includes(one) ? one : undefined);
  }
  return linked;
}
