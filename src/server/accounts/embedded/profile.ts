// Collects the facts about an account for its owner's page, and everything stored about it for export.
import type { AccountFacts } from '../../../shared/facts/facts.ts';
import type { Account } from '../../store/accounts.ts';
import { readEstimate } from '../../forms/estimates.ts';
import type { Mailbox } from '../../store/leads.ts';
import type { Store } from '../../store/openStore.ts';
import { sessionHash } from '../../store/sessions.ts';
import type { AccountParts } from './AccountParts.ts';
import { deviceOf } from './securityLog.ts';
import { leadFacts, newestFrom } from './leadFacts.ts';
import { estimatesOf, ownOf } from './ownData.ts';
import { secondFactorOf } from './secondFactor.ts';
import { shownMobile } from '../../messages/shownAddress.ts';

/** Only the reader of a mailbox may see what was sent under it, and a verified phone does not prove that. */
const provenMailbox = ({ email, emailVerified }: Account): Mailbox[] => (emailVerified ? [{ email }] : []);

export async function factsOf(parts: AccountParts, account: Account, sessionId: string): Promise<AccountFacts> {
  const store = await parts.store();
  const { sessions, passkeys, securityLog } = store;
  const thisOne = sessionHash(sessionId);
  const [listed, keys, events, { newest, ...leadCount }, second, own, estimates] = await Promise.all([
    sessions.listOf(account.id),
    passkeys.listOf(account.id),
    securityLog.recentOf(account.id),
    newestFrom(store, provenMailbox(account)),
    secondFactorOf(parts, account),
    ownOf(parts, account),
    estimatesOf(parts, account),
  ]);
  return {
    userName: account.userName,
    email: account.email,
    mobile: shownMobile(account.mobile),
    agent: account.agent ?? '',
    emailVerified: account.emailVerified,
    phoneVerified: account.phoneVerified,
    hasConsole: parts.tickets.exist,
    own,
    second,
    estimates,
    sessions: listed.map(({ hash, agent, seenAt }) => ({
      id: hash,
      device: deviceOf(agent),
      seenAt,
      own: hash === thisOne,
    })),
    passkeys: keys.map(({ id, agent, createdAt, usedAt }) => ({ id, device: deviceOf(agent), createdAt, usedAt })),
    events: events.map(({ account: _own, ...event }) => event),
    leads: newest.map(leadFacts),
    ...leadCount,
  };
}

/** Everything stored about an account, except the secrets that prove its owner. */
export async function keptOf(store: Store, account: Account) {
  // What a stranger's enquiry or invitation brought to a mailbox is shown to its reader only.
  const toReader = account.emailVerified;
  const [listed, keys, events, consents, mailbox, second, company, estimates, newsletter, invitations, messages] =
    await Promise.all([
      store.sessions.listOf(account.id),
      store.passkeys.listOf(account.id),
      store.securityLog.allOf(account.id),
      store.consents.of(account.id),
      store.mailboxChanges.of(account.id),
      store.secondFactor.of(account.id),
      store.companies.of(account.id),
      store.savedEstimates.of(account.id),
      toReader ? store.newsletter.keptOf(account.email, []) : [],
      toReader ? store.companies.invitationsTo(account.email) : [],
      toReader ? store.accountMessages(account) : [],
    ]);
  return {
    account: { ...account, password: undefined },
    mailboxAsked: mailbox,
    secondFactor: second && { isOn: second.isOn, since: second.madeAt, recoveryCodesLeft: second.codesLeft },
    newsConsents: consents,
    newsletter,
    invitations,
    messages,
    estimates: estimates.map(({ name, code, savedAt }) => ({ name, code, savedAt, lines: readEstimate(code)?.lines })),
    company: company && { name: company.name, role: company.role },
    sessions: listed.map(({ agent, createdAt, seenAt }) => ({ agent, createdAt, seenAt })),
    passkeys: keys.map(({ site, agent, createdAt, usedAt }) => ({ site, agent, createdAt, usedAt })),
    events: events.map(({ id: _id, account: _own, ...event }) => event),
  };
}

/** The same for the owner, with the enquiries of their mailbox. */
export async function exportOf(parts: AccountParts, account: Account): Promise<object> {
  const store = await parts.store();
  const [kept, leads] = await Promise.all([keptOf(store, account), store.leads.sentFrom(provenMailbox(account))]);
  const references = leads.map(({ reference }) => reference);
  const [calls, events] = await Promise.all([store.calls.of(references), store.desk.eventsOf(references)]);
  return {
    ...kept,
    enquiries: leads.map(({ reference, form, locale, status, createdAt, answeredAt, values, files, arrivals }) => ({
      reference,
      form,
      locale,
      status,
      createdAt,
      answeredAt,
      values,
      call: calls.get(reference),
      history: events.get(reference) ?? [],
      files: files.map(({ name, type, size }) => ({ name, type, size })),
      arrivals,
    })),
  };
}
