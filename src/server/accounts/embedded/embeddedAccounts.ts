// The account service on our own store.
import type { FormParts } from '../../forms/FormParts.ts';
import type { Account } from '../../store/accounts.ts';
import { fine, tooMany, type AccountService, type Asker, type Member, type Refusal } from '../AccountService.ts';
import { sealing } from '../sealing.ts';
import { accountMails } from './accountMails.ts';
import type { AccountParts } from './AccountParts.ts';
import { codesOf } from './codes.ts';
import { answerNewMailbox, answerOldMailbox, askMailbox, keepMailbox } from './changeMailbox.ts';
import { askNumber, confirmNumber, removeNumber } from './changeNumber.ts';
import {
  handOver,
  invite,
  joinCompany,
  leaveCompany,
  toldOfLeaving,
  makeCompany,
  removeMember,
  withdrawInvitation,
} from './company.ts';
import { consoleTickets } from './consoleTicket.ts';
import { exportsOf, refusedFor, type SmsLimits } from './counts.ts';
import { logIn, provePassword } from './logIn.ts';
import { openPasswords, knownBrowsers, passwordStamps } from './passwords.ts';
import {
  answerNews,
  changePassword,
  removeEstimate,
  rename,
  renameEstimate,
  saveEstimate,
  setLanguage,
} from './ownData.ts';
import { exportOf, factsOf } from './profile.ts';
import { openTelling, securityLog, type ToldEvent } from './securityLog.ts';
import { register, resendVerification } from './register.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  logInBySecondFactor,
  passAfterPassword,
} from './secondFactor.ts';
import { sendCode } from './sendCode.ts';
import { activate, confirmByLink, resetByCode, resetByLink } from './verifyAndReset.ts';
import { NeighbourFault } from '../../ops/faults.ts';

/** Loaded on demand: the library that checks passkeys is large, and few visitors use them. */
const loadPasskeys = () => import(/* webpackMode: "lazy", webpackChunkName: "passkeys" */ './passkeys.ts');

const busySeconds = 60;

/** Asks the visitor to try again later when too many passwords wait to be hashed. */
async function unlessCrowded<Answer>(work: Promise<Answer>): Promise<Answer | Refusal> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof NeighbourFault && error.code === 'crowded') return tooMany(busySeconds);
    throw error;
  }
}

/** One event for each of what a request did several times. */
const times = (count: number, event: ToldEvent): ToldEvent[] => Array.from({ length: count }, () => event);

async function endSessions(parts: AccountParts, { id }: Account, asker: Asker, ids: readonly string[]) {
  const toldOf = (ended: number) => parts.told(times(ended, [id, 'sessionEnded']), asker, []);
  parts.logAndSend(toldOf(await (await parts.store()).sessions.endListed(id, ids, toldOf)));
  return fine;
}

async function notMe(parts: AccountParts, { id }: Account, asker: Asker, ids: readonly string[]) {
  const toldOf = (removed: number) => parts.told([[id, 'notMe'], ...times(removed, [id, 'passkeyRemoved'])], asker, []);
  parts.logAndSend(toldOf(await (await parts.store()).ownData.notMe(id, ids, toldOf)));
  return fine;
}

async function erase(parts: AccountParts, account: Account, asker: Asker, password: string) {
  const refusal = await provePassword(parts, account, asker, password, 'erase');
  if (refusal) return refusal;
  const toldOf = toldOfLeaving(parts, account, asker, 'erase');
  const erased = await (await parts.store()).accounts.erase(account.id, toldOf);
  if (erased !== 'gone') parts.logAndSend(toldOf(erased.heir));
  return fine;
}

type Settings = { consoleUrl: string; sms: SmsLimits };

export function embeddedAccounts(backOffice: FormParts, { consoleUrl, sms }: Settings): AccountService {
  const { store, secrets, textsOf, from, hosts, limits, clock, log, wake } = backOffice;
  const parts: AccountParts = {
    store,
    passwords: openPasswords(),
    stamps: passwordStamps(secrets),
    codes: codesOf(secrets),
    mails: accountMails({ textsOf, from }),
    textsOf,
    limits,
    tickets: consoleTickets(secrets, consoleUrl, clock),
    browsers: knownBrowsers(secrets),
    record: securityLog({ store, log }),
    ...openTelling({ log, wake }),
    sealing: sealing(secrets, 'secondFactors'),
    sms,
    clock,
    log,
    wake,
    brand: from.name,
    hosts,
  };

  async function withAccount<Answer>({ pass }: Member, use: (account: Account) => Promise<Answer>) {
    const account = pass.account ? await (await store()).accounts.byId(pass.account) : undefined;
    if (!account || account.disabled) return undefined;
    // A log-in that was under way while the password was changed does not count. Sessions of older releases have no stamp.
    return pass.stamp === undefined || parts.stamps.fits(account, pass.stamp) ? use(account) : undefined;
  }

  /** A call of somebody who is not logged in. */
  const ofAnyone =
    <Given extends unknown[], Answer>(act: (parts: AccountParts, ...given: Given) => Promise<Answer>) =>
    (...given: Given) =>
      unlessCrowded(act(parts, ...given));

  type Act<Given extends unknown[], Answer> = (
    parts: AccountParts,
    account: Account,
    asker: Asker,
    ...given: Given
  ) => Promise<Answer>;
  /** What members do with their own account; what cannot be refused is called with `withAccount`. */
  const ofMember =
    <Given extends unknown[], Answer>(act: Act<Given, Answer>) =>
    (member: Member, ...given: Given) =>
      withAccount(member, (account) => unlessCrowded(act(parts, account, member.asker, ...given)));

  return {
    register: ofAnyone(register),
    resendVerification: ofAnyone(resendVerification),
    async logIn(typed, asker) {
      const result = await unlessCrowded(logIn(parts, typed, asker));
      return 'kind' in result ? result : passAfterPassword(parts, result, asker);
    },
    sendCode: ofAnyone(sendCode),
    activate: ofAnyone(activate),
    resetByCode: ofAnyone(resetByCode),
    resetByLink: ofAnyone(resetByLink),
    async openLink(link) {
      const found = await (await store()).accountLinks.find(link);
      return found && { kind: found.kind, agent: found.agent ?? '', state: found.state };
    },
    confirmByLink: ofAnyone(confirmByLink),

    answerOldMailbox: ofAnyone(answerOldMailbox),
    answerNewMailbox: ofAnyone(answerNewMailbox),
    joinCompany: ofAnyone(joinCompany),

    facts: (member) => withAccount(member, (account) => factsOf(parts, account, member.sessionId)),
    dataOf: (member) =>
      withAccount(member, async (account) => {
        const waitMs = await (await store()).counts.take(exportsOf(account.id));
        if (waitMs > 0) return refusedFor(waitMs);
        await parts.record(account.id, 'export', member.asker);
        return { kind: 'data' as const, data: await exportOf(parts, account) };
      }),
    endSessions: (member, ids) => withAccount(member, (account) => endSessions(parts, account, member.asker, ids)),
    notMe: (member, ids) => withAccount(member, (account) => notMe(parts, account, member.asker, ids)),
    erase: ofMember(erase),
    consoleAddress: (member) =>
      withAccount(member, async (account) => {
        const address = await parts.tickets.addressFor(account, member.asker.origin);
        if (address) await parts.record(account.id, 'console', member.asker);
        return address ?? '';
      }),
    askNumber: ofMember(askNumber),
    confirmNumber: ofMember(confirmNumber),
    removeNumber: ofMember(removeNumber),
    own: {
      rename: ofMember(rename),
      changePassword: ofMember(changePassword),
      askMailbox: ofMember(askMailbox),
      keepMailbox: (member) => withAccount(member, (account) => keepMailbox(parts, account, member.asker)),
      answerNews: ofMember(answerNews),
      setLanguage: (member, locale) => withAccount(member, (account) => setLanguage(parts, account, locale)),
    },
    company: {
      make: ofMember(makeCompany),
      invite: ofMember(invite),
      withdraw: ofMember(withdrawInvitation),
      remove: ofMember(removeMember),
      handOver: ofMember(handOver),
      leave: ofMember(leaveCompany),
    },
    estimates: {
      save: (member, kept) => withAccount(member, (account) => saveEstimate(parts, account, kept)),
      rename: (member, named) => withAccount(member, (account) => renameEstimate(parts, account, named)),
      remove: (member, id) => withAccount(member, (account) => removeEstimate(parts, account, id)),
    },
    second: {
      logIn: ofAnyone(logInBySecondFactor),
      begin: ofMember(beginSecondFactor),
      confirm: ofMember(confirmSecondFactor),
      end: ofMember(endSecondFactor),
    },
    // There is no session besides ours, which the caller ends.
    async logOut(member) {
      await withAccount(member, ({ id }) => parts.record(id, 'logout', member.asker));
    },
    keys: parts.tickets.keys,
    passkeys: {
      creationOptions: (member, password) =>
        withAccount(member, async (account) => {
          const { creationOptions } = await loadPasskeys();
          return unlessCrowded(creationOptions(parts, account, member, password));
        }),
      add: (member, credential) =>
        withAccount(member, async (account) => (await loadPasskeys()).addPasskey(parts, account, member, credential)),
      remove: (member, id) =>
        withAccount(member, async (account) => {
          const notice = parts.mails.notice('passkeyRemoved', account, member.asker.origin);
          const told = parts.told([[account.id, 'passkeyRemoved']], member.asker, [notice]);
          if (await (await store()).passkeys.remove(account.id, id, told)) parts.logAndSend(told);
          return fine;
        }),
      requestOptions: async (asker) => (await loadPasskeys()).requestOptions(parts, asker),
      logIn: async (credential, asker) => (await loadPasskeys()).logInByPasskey(parts, credential, asker),
    },
  };
}
