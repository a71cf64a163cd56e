// Makes the `Visitor` value of a request. Shared pages never get one.
import type { Visitor } from '../../shared/facts/facts.ts';
import { kept } from '../../shared/storage/kept.ts';
import type { Cookies } from '../http/varies.ts';

/** Their account, the code of their estimate, and what is behind their personal link. */
type Brought = Partial<Pick<Visitor, 'account' | 'estimate' | 'call' | 'subscription'>>;

export const visitorOf = (
  { [kept.member.name]: member }: Cookies,
  { account, estimate, call, subscription }: Brought = {},
): Visitor =>
  ({ member: typeof member === 'string' ? member : undefined, account, estimate, call, subscription }) as Visitor;
