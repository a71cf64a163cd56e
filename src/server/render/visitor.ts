// Makes the one value that stands for a visitor; pages that all share never get one.
import type { Visitor } from '../../shared/app/needs.ts';

export const visitorOf = (cookies: Readonly<Record<string, unknown>>): Visitor =>
  ({ member: typeof cookies['member'] === 'string' ? cookies['member'] : undefined }) as Visitor;
