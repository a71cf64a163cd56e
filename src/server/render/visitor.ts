// Makes the one value that stands for a visitor; pages that all share never get one.
import type { AccountFacts, Visitor } from '../../shared/facts/facts.ts';
import type { Cookies } from '../http/varies.ts';

/** What else is theirs: who is logged in, and the code of their estimate. */
type Brought = { account?: AccountFacts | undefined; estimate?: string | undefined };

export const visitorOf = ({ member }: Cookies, { account, estimate }: Brought = {}): Visitor =>
  ({ member: typeof member === 'string' ? member : undefined, account, estimate }) as Visitor;
