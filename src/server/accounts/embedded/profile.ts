// What an account's owner may see of it, and take along: himself, where he is logged in, and his enquiries.
import type { AccountFacts } from '../../../shared/app/needs.ts';
import type { Account } from '../../store/accounts.ts';
import { sessionHash } from '../../store/sessions.ts';
import type { AccountParts } from './AccountParts.ts';
import { shownMobile } from './sendCode.ts';

/** What the browser calls itself, in two words. */
function deviceOf(agent: string): string {
  const find = (rows: readonly (readonly [RegExp, string])[]): string =>
    rows.find(([sign]) => sign.test(agent))?.[1] ?? '';
  const browser = find([
    [/Edg\//, 'Edge'],
    [/Firefox\//, 'Firefox'],
    [/Chrome\//, 'Chrome'],
    [/Safari\//, 'Safari'],
  ]);
  const system = find([
    [/Android/, 'Android'],
    [/iPhone|iPad/, 'iOS'],
    [/Windows/, 'Windows'],
    [/Mac OS/, 'macOS'],
    [/Linux/, 'Linux'],
  ]);
  return [browser, system].filter(Boolean).join(' · ');
}

async function ownLeads({ store }: AccountParts, { email, verified }: Account) {
  // Only a verified mailbox proves that what was sent under it is his.
  return verified ? (await store()).leads.sentFrom(email) : [];
}

export async function factsOf(parts: AccountParts, account: Account, sessionId: string): Promise<AccountFacts> {
  const { sessions, passkeys } = await parts.store();
  const own = sessionHash(sessionId);
  const [listed, keys, leads] = await Promise.all([
    sessions.listOf(account.id),
    passkeys.listOf(account.id),
    ownLeads(parts, account),
  ]);
  return {
    userName: account.userName,
    email: account.email,
    mobile: shownMobile(account.mobile),
    agent: account.agent ?? '',
    verified: account.verified,
    hasConsole: parts.tickets.exist,
    sessions: listed.map(({ hash, agent, seenAt }) => ({
      id: hash,
      device: deviceOf(agent),
      seenAt,
      own: hash === own,
    })),
    passkeys: keys.map(({ id, agent, createdAt, usedAt }) => ({ id, device: deviceOf(agent), createdAt, usedAt })),
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
  const { sessions, passkeys } = await parts.store();
  const [listed, keys, leads] = await Promise.all([
    sessions.listOf(account.id),
    passkeys.listOf(account.id),
    ownLeads(parts, account),
  ]);
  return {
    account: { ...account, password: undefined },
    sessions: listed.map(({ agent, createdAt, seenAt }) => ({ agent, createdAt, seenAt })),
    passkeys: keys.map(({ site, agent, createdAt, usedAt }) => ({ site, agent, createdAt, usedAt })),
    enquiries: leads.map(({ reference, form, status, createdAt, values }) => ({
      reference,
      form,
      status,
      createdAt,
      values,
    })),
  };
}
