// Makes the one value that stands for a visitor; pages that all share never get one.
import type { AccountFacts, Visitor } from '../../shared/facts/facts.ts';
import type { Cookies } from '../http/varies.ts';

export const visitorOf = ({ member }: Cookies, account?: AccountFacts): Visitor =>
  ({ member: typeof member === 'string' ? member : undefined, account }) as Visitor;
