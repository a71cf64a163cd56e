// Companies of accounts: founding, invitations, leaving, change of owner, and what members see of each other.
import type { CompanyFacts } from '../../../shared/facts/facts.ts';
import { wholeForm } from '../../../shared/forms/Form.ts';
import type { Account } from '../../store/accounts.ts';
import { newLinkId } from '../../store/accountLinks.ts';
import { loginKey } from '../../store/accounts.ts';
import type { Colleague } from '../../store/companies.ts';
import { emailKey } from '../../store/emailKey.ts';
import type { Store } from '../../store/openStore.ts';
import type { ToldOf } from '../../store/leaveCompany.ts';
import { fine, linkRefusals, refused, tooMany, type Asker, type Fine, type Refusal } from '../AccountService.ts';
import type { AccountParts } from './AccountParts.ts';
import { leadFacts, newestFrom } from './leadFacts.ts';
import { companiesOf, invitationsOf, messagesTo, refusedFor } from './counts.ts';
import { tryPassword, provePassword } from './logIn.ts';
import { dayMs } from '../../../shared/i18n/times.ts';

const invitationMs = 7 * dayMs;

/** Enquiries of members with a verified mailbox, as for one's own; those from before they joined, or had that mailbox, stay private. */
async function leadsOf(store: Store, people: readonly Colleague[]): Promise<Pick<CompanyFacts, 'leads' | 'leadCount'>> {
  const proven = new Map(people.filter(({ verified }) => verified).map((one) => [emailKey(one.email), one]));
  const senders = [...proven.values()].map(({ email, writesSince }) => ({ email, since: writesSince }));
  const { newest, ...leadCount } = await newestFrom(store, senders);
  const leads = newest.flatMap((lead) => {
    const sender = proven.get(emailKey(String(lead.values.email ?? '')));
    return sender ? [{ ...leadFacts(lead), sender: sender.userName }] : [];
  });
  return { leads, ...leadCount };
}

/** Null when the account belongs to no company. */
export async function companyOf({ store }: AccountParts, account: Account): Promise<CompanyFacts | null> {
  const opened = await store();
  const own = await opened.companies.of(account.id);
  if (!own) return null;
  const members = await opened.companies.members(own.company);
  const isOwner = own.role === 'owner';
  const others = members.filter((one) => one.account !== account.id);
  const [invitations, sent, kept] = await Promise.all([
    isOwner ? opened.companies.invitations(own.company) : [],
    leadsOf(opened, others),
    opened.savedEstimates.of(...others.map((one) => one.account)),
  ]);
  return {
    name: own.name,
    isOwner,
    members: members.map(({ id, userName, email, role, account: one }) => ({
      id,
      userName,
      email,
      isOwner: role === 'owner',
      own: one === account.id,
    })),
    invitations: invitations.map(({ id, email }) => ({ id, email })),
    ...sent,
    estimates: kept.flatMap(({ account: of, ...estimate }) => {
      const sender = others.find((one) => one.account === of);
      return sender && estimate.savedAt >= sender.joinedAt ? [{ ...estimate, sender: sender.userName }] : [];
    }),
  };
}

const gone = refused(wholeForm, 'companyGone');

/** What was counted before it was done is given back if it was refused or failed after all. */
async function orGiveBack(giveBack: () => Promise<unknown>, act: () => Promise<boolean>): Promise<boolean> {
  let isDone = false;
  try {
    isDone = await act();
    return isDone;
  } finally {
    if (!isDone) await giveBack();
  }
}

export async function makeCompany(
  parts: AccountParts,
  account: Account,
  asker: Asker,
  name: string,
): Promise<Fine | Refusal> {
  if (!account.emailVerified) return refused(wholeForm, 'emailUnverified');
  const { companies, counts } = await parts.store();
  if (await companies.of(account.id)) return refused(wholeForm, 'companyElsewhere');
  const count = companiesOf(account.id);
  const waitMs = await counts.take(count);
  if (waitMs > 0) return refusedFor(waitMs);
  const told = parts.told([[account.id, 'companyMade']], asker, []);
  const isMade = await orGiveBack(
    () => counts.giveBack(count),
    () => companies.make(account.id, name, told),
  );
  if (!isMade) return refused(wholeForm, 'companyElsewhere');
  parts.logAndSend(told);
  return fine;
}

/** Answers the same whether or not the mailbox has an account. */
export async function invite(
  parts: AccountParts,
  account: Account,
  asker: Asker,
  email: string,
): Promise<Fine | Refusal> {
  const { companies, accounts, counts } = await parts.store();
  const own = await companies.of(account.id);
  if (own?.role !== 'owner') return gone;
  if (emailKey(email) === emailKey(account.email)) return refused('email', 'emailOwn');
  const { invitations } = parts.limits;
  const from = { address: asker.remoteAddress };
  const wait = await invitations.take(from);
  if (wait !== undefined) return tooMany(wait);
  const receiver = parts.codes.receiver(email, 'email');
  const mails = [invitationsOf(account.id), messagesTo(receiver, 'invitation')];
  const full = await counts.takeAll(mails);
  if (full) {
    await invitations.giveBack(from);
    return refusedFor(full.waitMs);
  }
  const to = (await accounts.byEmail(email)) ?? { email, locale: account.locale };
  const link = newLinkId();
  const messages = [parts.mails.invitation(to, asker.origin, { company: own.name, account: account.userName, link })];
  const expiresAt = parts.clock() + invitationMs;
  const told = parts.told([[account.id, 'companyInvited']], asker, []);
  const isInvited = await orGiveBack(
    () => Promise.all([invitations.giveBack(from), ...mails.map(counts.giveBack)]),
    () => companies.invite(account.id, { email, link, expiresAt, messages }, told),
  );
  if (!isInvited) return refused('email', 'companyFull');
  parts.logAndSend(told);
  parts.wake();
  return fine;
}

/** Needs the link from the mailbox and the password of its account; a wrong password and a missing account get the same answer. */
export async function joinCompany(
  parts: AccountParts,
  { link, password }: { link: string; password: string },
  asker: Asker,
): Promise<Fine | Refusal> {
  const { accountLinks, companies, accounts } = await parts.store();
  const { state } = (await accountLinks.find(link)) ?? {};
  if (state && state !== 'good') return refused(wholeForm, linkRefusals[state]);
  const found = await companies.invitationBy(link);
  if (!found) return refused(wholeForm, 'linkExpired');
  const account = await accounts.byEmail(found.email);
  const mayJoin = account !== undefined && account.emailVerified && !account.disabled;
  const result = await tryPassword(parts, {
    of: loginKey(found.email),
    address: asker.remoteAddress,
    isKnown: parts.browsers.isKnown(asker.known, account),
    typed: password,
    password: mayJoin ? account.password : undefined,
  });
  if (typeof result !== 'string') return result;
  if (!mayJoin || result === 'wrong') {
    await parts.record(account?.id, 'companyJoined', asker, { outcome: 'refused' });
    return refused('password', 'loginFailed');
  }
  const told = parts.told([[account.id, 'companyJoined']], asker, []);
  const joined = await companies.join(link, account.id, told);
  if (joined === 'elsewhere') return refused(wholeForm, 'companyElsewhere');
  if (joined === 'gone') return refused(wholeForm, 'linkExpired');
  parts.logAndSend(told);
  return fine;
}

/** Another member of the company that the account owns, by their member id. */
async function colleagueOf({ companies }: Store, account: Account, id: string): Promise<Colleague | undefined> {
  const own = await companies.of(account.id);
  const members = own?.role === 'owner' ? await companies.members(own.company) : [];
  return members.find((one) => one.id === id && one.account !== account.id);
}

export async function withdrawInvitation(
  parts: AccountParts,
  account: Account,
  asker: Asker,
  id: string,
): Promise<Fine | Refusal> {
  const { companies } = await parts.store();
  const told = parts.told([[account.id, 'companyWithdrawn']], asker, []);
  if (!(await companies.withdraw(account.id, id, told))) return gone;
  parts.logAndSend(told);
  return fine;
}

export async function removeMember(
  parts: AccountParts,
  account: Account,
  asker: Asker,
  id: string,
): Promise<Fine | Refusal> {
  const store = await parts.store();
  const member = await colleagueOf(store, account, id);
  if (!member) return gone;
  const both = [account.id, member.account].map((one) => [one, 'companyRemoved'] as const);
  const told = parts.told(both, asker, [parts.mails.notice('companyRemoved', member, asker.origin)]);
  if (!(await store.companies.remove(account.id, id, told))) return gone;
  parts.logAndSend(told);
  return fine;
}

/** Of an account that leaves its company or is erased. */
export const toldOfLeaving =
  ({ told, mails }: AccountParts, account: Account, asker: Asker, kind: 'companyLeft' | 'erase'): ToldOf =>
  (heir) => {
    // A mailbox that was never verified may be a stranger's, who had no account.
    const isTold = kind === 'erase' && account.emailVerified;
    const own = isTold ? [mails.notice('erased', account, asker.origin)] : [];
    return heir
      ? told(
          [
            [account.id, kind],
            [heir.id, 'companyOwner'],
          ],
          asker,
          [...own, mails.notice('companyOwner', heir, asker.origin)],
        )
      : told([[account.id, kind]], asker, own);
  };

export async function handOver(
  parts: AccountParts,
  account: Account,
  asker: Asker,
  { id, password }: { id: string; password: string },
): Promise<Fine | Refusal> {
  const refusal = await provePassword(parts, account, asker, password, 'companyOwner');
  if (refusal) return refusal;
  const store = await parts.store();
  const member = await colleagueOf(store, account, id);
  if (!member) return gone;
  const both = [account.id, member.account].map((one) => [one, 'companyOwner'] as const);
  const told = parts.told(both, asker, [parts.mails.notice('companyOwner', member, asker.origin)]);
  if (!(await store.companies.handOver(account.id, id, told))) return gone;
  parts.logAndSend(told);
  return fine;
}

export async function leaveCompany(parts: AccountParts, account: Account, asker: Asker): Promise<Fine | Refusal> {
  const { companies } = await parts.store();
  const toldOf = toldOfLeaving(parts, account, asker, 'companyLeft');
  const left = await companies.leave(account.id, toldOf);
  if (left === 'owner') return refused(wholeForm, 'companyOwner');
  if (left !== 'nowhere') parts.logAndSend(toldOf(left.heir));
  return fine;
}
