// The account service on our own store.
import type { FormParts } from '../../forms/FormParts.ts';
import type { Account } from '../../store/accounts.ts';
import { fine, tooMany, type AccountService, type Member, type Refusal } from '../AccountService.ts';
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

type Settings = { consoleUrl: string; sms: SmsLimits };

export function embeddedAccounts(formParts: FormParts, { consoleUrl, sms }: Settings): AccountService {
  const { store, secrets, textsOf, from, limits, clock, log, wake } = formParts;
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
  };

  async function withAccount<Answer>({ pass }: Member, use: (account: Account) => Promise<Answer>) {
    const account = pass.account ? await (await store()).accounts.byId(pass.account) : undefined;
    if (!account || account.disabled) return undefined;
    // A log-in that was under way while the password was changed does not count. Sessions of older releases have no stamp.
    return pass.stamp === undefined || parts.stamps.fits(account, pass.stamp) ? use(account) : undefined;
  }

  async function erase(account: Account, { asker }: Member, password: string) {
    const refusal = await provePassword(parts, account, asker, password, 'erase');
    if (refusal) return refusal;
    const toldOf = toldOfLeaving(parts, account, asker, 'erase');
    const erased = await (await store()).accounts.erase(account.id, toldOf);
    if (erased !== 'gone') parts.logAndSend(toldOf(erased.heir));
    return fine;
  }

  return {
    register: (registration, asker) => unlessCrowded(register(parts, registration, asker)),
    resendVerification: (email, asker) => resendVerification(parts, email, asker),
    async logIn(typed, asker) {
      const result = await unlessCrowded(logIn(parts, typed, asker));
      return 'kind' in result ? result : passAfterPassword(parts, result, asker);
    },
    sendCode: (wish, asker) => sendCode(parts, wish, asker),
    activate: (typed, asker) => unlessCrowded(activate(parts, typed, asker)),
    resetByCode: (typed, asker) => unlessCrowded(resetByCode(parts, typed, asker)),
    resetByLink: (typed, asker) => unlessCrowded(resetByLink(parts, typed, asker)),
    async openLink(link) {
      const found = await (await store()).accountLinks.find(link);
      return found && { kind: found.kind, agent: found.agent ?? '', state: found.state };
    },
    confirmByLink: (typed, asker) => unlessCrowded(confirmByLink(parts, typed, asker)),

    answerOldMailbox: (typed, asker) => answerOldMailbox(parts, typed, asker),
    answerNewMailbox: (typed, asker) => unlessCrowded(answerNewMailbox(parts, typed, asker)),
    joinCompany: (typed, asker) => unlessCrowded(joinCompany(parts, typed, asker)),

    facts: (member) => withAccount(member, (account) => factsOf(parts, account, member.sessionId)),
    dataOf: (member) =>
      withAccount(member, async (account) => {
        const waitMs = await (await store()).counts.take(exportsOf(account.id));
        if (waitMs > 0) return refusedFor(waitMs);
        await parts.record(account.id, 'export', member.asker);
        return { kind: 'data' as const, data: await exportOf(parts, account) };
      }),
    endSessions: (member, ids) =>
      withAccount(member, async (account) => {
        const toldOf = (ended: number) => parts.told(times(ended, [account.id, 'sessionEnded']), member.asker, []);
        parts.logAndSend(toldOf(await (await store()).sessions.endListed(account.id, ids, toldOf)));
        return fine;
      }),
    notMe: (member, ids) =>
      withAccount(member, async (account) => {
        const toldOf = (removed: number) =>
          parts.told([[account.id, 'notMe'], ...times(removed, [account.id, 'passkeyRemoved'])], member.asker, []);
        parts.logAndSend(toldOf(await (await store()).ownData.notMe(account.id, ids, toldOf)));
        return fine;
      }),
    erase: (member, password) => withAccount(member, (account) => unlessCrowded(erase(account, member, password))),
    consoleAddress: (member) =>
      withAccount(member, async (account) => {
        const address = await parts.tickets.addressFor(account, member.asker.origin);
        if (address) await parts.record(account.id, 'console', member.asker);
        return address ?? '';
      }),
    askNumber: (member, number) =>
      withAccount(member, (account) => unlessCrowded(askNumber(parts, account, member.asker, number))),
    confirmNumber: (member, code) =>
      withAccount(member, (account) => confirmNumber(parts, account, member.asker, code)),
    removeNumber: (member, password) =>
      withAccount(member, (account) => unlessCrowded(removeNumber(parts, account, member.asker, password))),
    own: {
      rename: (member, typed) =>
        withAccount(member, (account) => unlessCrowded(rename(parts, account, member.asker, typed))),
      changePassword: (member, typed) =>
        withAccount(member, (account) => unlessCrowded(changePassword(parts, account, member.asker, typed))),
      askMailbox: (member, typed) =>
        withAccount(member, (account) => unlessCrowded(askMailbox(parts, account, member.asker, typed))),
      keepMailbox: (member) => withAccount(member, (account) => keepMailbox(parts, account, member.asker)),
      answerNews: (member, given) => withAccount(member, (account) => answerNews(parts, account, member.asker, given)),
      setLanguage: (member, locale) => withAccount(member, (account) => setLanguage(parts, account, locale)),
    },
    company: {
      make: (member, name) => withAccount(member, (account) => makeCompany(parts, account, member.asker, name)),
      invite: (member, email) => withAccount(member, (account) => invite(parts, account, member.asker, email)),
      withdraw: (member, id) => withAccount(member, (account) => withdrawInvitation(parts, account, member.asker, id)),
      remove: (member, id) => withAccount(member, (account) => removeMember(parts, account, member.asker, id)),
      handOver: (member, typed) =>
        withAccount(member, (account) => unlessCrowded(handOver(parts, account, member.asker, typed))),
      leave: (member) => withAccount(member, (account) => leaveCompany(parts, account, member.asker)),
    },
    estimates: {
      save: (member, kept) => withAccount(member, (account) => saveEstimate(parts, account, kept)),
      rename: (member, named) => withAccount(member, (account) => renameEstimate(parts, account, named)),
      remove: (member, id) => withAccount(member, (account) => removeEstimate(parts, account, id)),
    },
    second: {
      logIn: (half, otp, asker) => logInBySecondFactor(parts, half, otp, asker),
      begin: (member, password) =>
        withAccount(member, (account) => unlessCrowded(beginSecondFactor(parts, account, member.asker, password))),
      confirm: (member, otp) =>
        withAccount(member, (account) => confirmSecondFactor(parts, account, member.asker, otp)),
      end: (member, typed) =>
        withAccount(member, (account) => unlessCrowded(endSecondFactor(parts, account, member.asker, typed))),
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
