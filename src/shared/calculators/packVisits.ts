// How many visits the smallest traffic pack serves for a page's size, and how many months it lasts.
import { decimal, optional } from './fields.ts';

const mbPerGb = 1000;

export const packVisitsFields = { page: decimal(0.01, 1000, 2, 2), visits: optional(1, 100_000_000) };

export const visitsOf = (packGb: number, pageMb: number): number => Math.floor((packGb * mbPerGb) / pageMb);

type Pack = { gb: number; months: number };
type Asked = { page: number; visits: number | undefined };

export function packVisits({ gb, months }: Pack, { page, visits }: Asked) {
  const total = visitsOf(gb, page);
  const lasts = visits === undefined ? undefined : Math.floor((10 * total) / visits) / 10;
  return {
    total,
    /** Visits a month, if the pack is used until it expires. */
    aMonth: Math.floor(total / months),
    months: lasts === undefined ? undefined : Math.min(lasts, months),
    /** Whether the traffic lasts until the pack expires. */
    enough: lasts === undefined ? undefined : lasts >= months,
  };
}
