// What an account's owner may see of it, and take along: himself, where he is logged in, and his enquiries.
import type { AccountFacts } from '../../../shared/facts/facts.ts';
import type { Account } from '../../store/accounts.ts';
import { sessionHash } from '../../store/sessions.ts';
import type { AccountParts } from './AccountParts.ts';
import { deviceOf } from './deviceOf.ts';
import { secondFactorOf } from './secondFactor.ts';
import { shownMobile } from '../shownAddress.ts';

async function ownLeads({ store }: AccountParts, { email, emailVerified }: Account) {
  // Only who reads a mailbox may see what was sent under it; a phone says nothing of that.
  return emailVerified ? (await store()).leads.sentFrom(email) : [];
}

export async function factsOf(parts: AccountParts, account: Account, sessionId: string): Promise<AccountFacts> {
  const { sessions, passkeys, securityLog } = await parts.store();
  const own = sessionHash(sessionId);
  const [listed, keys, events, leads, second] = await Promise.all([
    sessions.listOf(account.id),
    passkeys.listOf(account.id),
    securityLog.recentOf(account.id),
    ownLeads(parts, account),
    secondFactorOf(parts, account),
  ]);
  return {
    userName: account.userName,
    email: account.email,
    mobile: shownMobile(account.mobile),
    agent: account.agent ?? '',
    emailVerified: account.emailVerified,
    phoneVerified: account.phoneVerified,
    hasConsole: parts.tickets.exist,
    second,
    sessions: listed.map(({ hash, agent, seenAt }) => ({
      id: hash,
      device: deviceOf(agent),
      seenAt,
      own: hash === own,
    })),
    passkeys: keys.map(({ id, agent, createdAt, usedAt }) => ({ id, device: deviceOf(agent), createdAt, usedAt })),
    events: events.map(({ account: _own, ...event }) => event),
    leads: leads.map(({ reference, form, status, createdAt }) => ({
      reference,
      form,
      answered: status === 'answered',
      createdAt,
    })),
  };
}

/** Everything that is kept under his name, but for what only proves who he is. */
export async function exportOf(parts: AccountParts, account: Account): Promise<object> {
  const { sessions, passkeys, securityLog } = await parts.store();
  const [listed, keys, events, leads] = await Promise.all([
    sessions.listOf(account.id),
    passkeys.listOf(account.id),
    securityLog.allOf(account.id),
    ownLeads(parts, account),
  ]);
  return {
    account: { ...account, password: undefined },
    sessions: listed.map(({ agent, createdAt, seenAt }) => ({ agent, createdAt, seenAt })),
    passkeys: keys.map(({ site, agent, createdAt, usedAt }) => ({ site, agent, createdAt, usedAt })),
    events: events.map(({ id: _id, account: _own, ...event }) => event),
    enquiries: leads.map(({ reference, form, status, createdAt, values }) => ({
      reference,
      form,
      status,
      createdAt,
      values,
    })),
  };
}
