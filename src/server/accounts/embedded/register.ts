// Makes an account and sends the link that verifies its mailbox; says nothing about mailboxes that have one already.
import { fine, refused, tooMany, type Asker, type Fine, type Refusal, type Registration } from '../AccountService.ts';
import type { AccountParts } from './AccountParts.ts';
import { isCommonPassword } from './commonPasswords.ts';
import { received } from './counts.ts';
import { sendVerification, verification } from './verification.ts';

export async function register(
  parts: AccountParts,
  { userName, email, mobile, password, agent, invitation }: Registration,
  asker: Asker,
): Promise<Fine | Refusal> {
  const { limits, mails, clock, log } = parts;
  const store = await parts.store();
  if (agent && !(await store.agents.exists(agent))) return refused('agent', 'agentMissing');
  if (isCommonPassword(password, { userName, email }, parts.brand)) return refused('password', 'passwordCommon');
  const wait = await limits.registrations.take({ address: asker.remoteAddress });
  if (wait !== undefined) return tooMany(wait);
  // Before anybody knows whether the name is free, so that time tells nothing either.
  const hashed = await parts.passwords.hash(password);
  const { locale } = asker;
  const made = await store.accounts.create(
    { userName, email, mobile, password: hashed, locale, agent: agent ? agent.trim().toUpperCase() : undefined },
    verification({ email, locale }, { mails, clock, origin: asker.origin }),
    invitation,
  );
  if (made === 'linkUsed') return refused('form', 'linkUsed');
  if (made === 'nameTaken') return refused('userName', 'userNameTaken');
  // Counted for both: how many more mails a mailbox gets tells nobody whether it had an account before.
  const isTooMuch = (await store.counts.take(received(parts.codes.receiver(email, 'email')))) > 0;
  const owner = made === 'emailTaken' && !isTooMuch ? await store.accounts.byEmail(email) : undefined;
  if (owner) await store.outbox.add([mails.word('taken', owner, asker.origin)]);
  log.info('account.registered', { result: typeof made === 'string' ? made : 'made' });
  parts.wake();
  return fine;
}

/** For who comes with a mailbox that waits for its verification: quiet about all others. */
export async function resendVerification(parts: AccountParts, email: string, asker: Asker): Promise<Fine | Refusal> {
  const wait = await parts.limits.messages.take({ address: asker.remoteAddress });
  if (wait !== undefined) return tooMany(wait);
  const store = await parts.store();
  const isTooMuch = (await store.counts.take(received(parts.codes.receiver(email, 'email')))) > 0;
  const account = await store.accounts.byEmail(email);
  if (isTooMuch) return fine;
  const { mails, clock } = parts;
  const waits = account && !account.emailVerified && !account.disabled;
  // For everybody else a link is written that nobody is sent, so that time tells nothing.
  if (waits) await sendVerification(store, account, { mails, clock, ...asker });
  else
    await store.accounts.sendLink(
      { kind: 'verify' },
      { ...verification({ email, locale: asker.locale }, { mails, clock, ...asker }), messages: [] },
    );
  parts.wake();
  return fine;
}
