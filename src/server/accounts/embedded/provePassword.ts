// Whoever is logged in types his password once more; wrong ones count as they do when logging in.
import type { SecurityEvent } from '../../../shared/facts/securityEvents.ts';
import type { Account } from '../../store/accounts.ts';
import { refused, type Asker, type Refusal } from '../AccountService.ts';
import type { AccountParts } from './AccountParts.ts';
import { guess } from './guessing.ts';

/** Undefined: it is his. `kind`: what he wants to do, which is refused otherwise. */
export async function provePassword(
  parts: Pick<AccountParts, 'limits' | 'passwords' | 'record'>,
  { id, password }: Account,
  asker: Asker,
  typed: string,
  kind: SecurityEvent,
): Promise<Refusal | undefined> {
  const result = await guess(parts, { of: id, address: asker.remoteAddress, typed, password });
  if (result === 'right') return undefined;
  if (result !== 'wrong') return result;
  await parts.record(id, kind, asker, { outcome: 'refused' });
  return refused('password', 'loginFailed');
}
