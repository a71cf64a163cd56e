// Whether what the owner put an end to is still true today: its last day belongs to it.
import type { Period } from '../facts/Owner.ts';

export const lasts = ({ until }: Pick<Period, 'until'>, today: string): boolean =>
  until === undefined || until >= today;

export const hasEnded = (campaigns: Readonly<Record<string, Period>>, page: string, today: string): boolean =>
  !lasts(campaigns[page] ?? {}, today);
