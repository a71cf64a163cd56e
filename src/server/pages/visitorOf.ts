// Makes the one value that stands for a visitor; pages that all share never get one.
import type { Visitor } from '../../shared/facts/facts.ts';
import type { Cookies } from '../http/varies.ts';

/** What else is theirs: who is logged in, the code of their estimate, and what is behind their link. */
type Brought = Partial<Pick<Visitor, 'account' | 'estimate' | 'call' | 'news'>>;

export const visitorOf = ({ member }: Cookies, { account, estimate, call, news }: Brought = {}): Visitor =>
  ({ member: typeof member === 'string' ? member : undefined, account, estimate, call, news }) as Visitor;
