// Makes an account and sends the link that verifies its mailbox. The answer is the same for a mailbox that already has an account.
import { wholeForm } from '../../../shared/forms/Form.ts';
import { agentCode } from '../../store/agents.ts';
import { fine, refused, tooMany, type Asker, type Fine, type Refusal, type Registration } from '../AccountService.ts';
import type { AccountParts } from './AccountParts.ts';
import { isCommonPassword } from './passwords.ts';
import { messagesTo } from './counts.ts';
import { linkLifetimeMs, sendVerification, verification } from './accountMails.ts';

export async function register(
  parts: AccountParts,
  { userName, email, mobile, password, agent, invitation }: Registration,
  asker: Asker,
): Promise<Fine | Refusal> {
  const { limits, mails, clock, log } = parts;
  const store = await parts.store();
  if (isCommonPassword(password, { userName, email }, parts.brand)) return refused('password', 'passwordCommon');
  const wait = await limits.registrations.take({ address: asker.remoteAddress });
  if (wait !== undefined) return tooMany(wait);
  // Counted before, as the answer tells which codes there are.
  if (agent && !(await store.agents.exists(agent))) return refused('agent', 'agentMissing');
  // Hashed before the name is looked up, so that timing reveals nothing either.
  const hashed = await parts.passwords.hash(password);
  const { locale } = asker;
  const made = await store.accounts.create(
    { userName, email, mobile, password: hashed, locale, agent: agent ? agentCode(agent) : undefined },
    verification({ email, locale }, { mails, clock, origin: asker.origin }),
    invitation,
  );
  if (made === 'linkUsed') return refused(wholeForm, 'linkUsed');
  if (made === 'nameTaken') {
    // Whoever got no answer sends the form again: it is answered as the first time.
    const first = await store.accounts.registered({ userName, email }, clock() - linkLifetimeMs);
    const isSame = await parts.passwords.matches(password, first?.password);
    return isSame ? fine : refused('userName', 'userNameTaken');
  }
  const isTaken = made === 'emailTaken';
  const count = messagesTo(parts.codes.receiver(email, 'email'), isTaken ? 'taken' : 'verify');
  const isTooMuch = (await store.counts.take(count)) > 0;
  const owner = isTaken && !isTooMuch ? await store.accounts.byEmail(email) : undefined;
  if (owner) await store.outbox.add([mails.notice('taken', owner, asker.origin)]);
  log.info('account.registered', { result: typeof made === 'string' ? made : 'made' });
  parts.wake();
  return fine;
}

/** Sends the link again; answers the same for mailboxes with nothing to verify. */
export async function resendVerification(parts: AccountParts, email: string, asker: Asker): Promise<Fine | Refusal> {
  const wait = await parts.limits.messages.take({ address: asker.remoteAddress });
  if (wait !== undefined) return tooMany(wait);
  const store = await parts.store();
  const account = await store.accounts.byEmail(email);
  const waits = account && !account.emailVerified && !account.disabled;
  const count = messagesTo(parts.codes.receiver(email, 'email'), waits ? 'verify' : 'nothing');
  if ((await store.counts.take(count)) > 0) return fine;
  const { mails, clock } = parts;
  // Otherwise a link is written but not sent, so that timing reveals nothing.
  if (waits) await sendVerification(store, account, { mails, clock, ...asker });
  else
    await store.accounts.sendLink(
      { kind: 'verify' },
      { ...verification({ email, locale: asker.locale }, { mails, clock, ...asker }), messages: [] },
    );
  parts.wake();
  return fine;
}
