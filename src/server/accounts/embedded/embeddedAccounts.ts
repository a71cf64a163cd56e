// Accounts in our own process and store.
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
  makeCompany,
  removeMember,
  withdrawInvitation,
} from './company.ts';
import { removeEstimate, renameEstimate, saveEstimate } from './estimates.ts';
import { consoleTickets } from './consoleTicket.ts';
import { knownBrowsers } from './knownBrowsers.ts';
import type { SmsLimits } from './counts.ts';
import { logIn } from './logIn.ts';
import { openPasswords } from './passwords.ts';
import { passwordStamps } from './passwordStamps.ts';
import { answerNews, changePassword, rename, setLanguage } from './ownData.ts';
import { exportOf, factsOf } from './profile.ts';
import { provePassword } from './guessing.ts';
import { securityLog } from './securityLog.ts';
import { register, resendVerification } from './register.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  logInBySecondFactor,
  passAfterPassword,
} from './secondFactor.ts';
import { sendCode } from './sendCode.ts';
import { activate, resetByCode } from './useCode.ts';
import { confirmByLink, resetByLink } from './useLink.ts';
import { NeighbourFault } from '../../ops/faults.ts';

/** What checks passkeys is large, and few use it. */
const late = () => import(/* webpackMode: "lazy", webpackChunkName: "passkeys" */ './passkeys.ts');

const busySeconds = 60;

/** Whose password has to wait too long is asked to come again. */
async function whileNotBusy<Answer>(work: Promise<Answer>): Promise<Answer | Refusal> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof NeighbourFault && error.code === 'crowded') return tooMany(busySeconds);
    throw error;
  }
}

type Settings = { consoleUrl: string; sms: SmsLimits };

export function embeddedAccounts(forms: FormParts, { consoleUrl, sms }: Settings): AccountService {
  const { store, secrets, textsOf, from, limits, clock, log, wake } = forms;
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
    sealing: sealing(secrets, 'secondFactors'),
    sms,
    clock,
    log,
    wake,
    brand: from.name,
  };

  async function forHim<Answer>({ pass }: Member, use: (account: Account) => Promise<Answer>) {
    const account = pass.account ? await (await store()).accounts.byId(pass.account) : undefined;
    if (!account || account.disabled) return undefined;
    // A log-in that was under way when the password was changed is none; sessions of before have no stamp, and end as they did.
    return pass.stamp === undefined || parts.stamps.fits(account, pass.stamp) ? use(account) : undefined;
  }

  async function erase(account: Account, { asker }: Member, password: string) {
    const refusal = await provePassword(parts, account, asker, password, 'erase');
    if (refusal) return refusal;
    await (await store()).accounts.erase(account.id);
    await parts.record(account.id, 'erase', asker);
    return fine;
  }

  return {
    register: (registration, asker) => whileNotBusy(register(parts, registration, asker)),
    resendVerification: (email, asker) => resendVerification(parts, email, asker),
    async logIn(typed, asker) {
      const result = await whileNotBusy(logIn(parts, typed, asker));
      return 'kind' in result ? result : passAfterPassword(parts, result, asker);
    },
    sendCode: (wish, asker) => sendCode(parts, wish, asker),
    activate: (typed, asker) => whileNotBusy(activate(parts, typed, asker)),
    resetByCode: (typed, asker) => whileNotBusy(resetByCode(parts, typed, asker)),
    resetByLink: (typed, asker) => whileNotBusy(resetByLink(parts, typed, asker)),
    async openLink(link) {
      const found = await (await store()).accountLinks.find(link);
      return found && { kind: found.kind, agent: found.agent ?? '', state: found.state };
    },
    confirmByLink: (typed, asker) => whileNotBusy(confirmByLink(parts, typed, asker)),

    answerOldMailbox: (typed, asker) => answerOldMailbox(parts, typed, asker),
    answerNewMailbox: (typed, asker) => whileNotBusy(answerNewMailbox(parts, typed, asker)),
    joinCompany: (typed, asker) => whileNotBusy(joinCompany(parts, typed, asker)),

    facts: (member) => forHim(member, (account) => factsOf(parts, account, member.sessionId)),
    dataOf: (member) =>
      forHim(member, async (account) => {
        await parts.record(account.id, 'export', member.asker);
        return exportOf(parts, account);
      }),
    endSessions: (member, ids) =>
      forHim(member, async (account) => {
        const { sessions } = await store();
        for (const id of ids)
          if (await sessions.endListed(account.id, id)) await parts.record(account.id, 'sessionEnded', member.asker);
        return fine;
      }),
    notMe: (member, ids) =>
      forHim(member, async (account) => {
        const { sessions, passkeys } = await store();
        await sessions.endAll(account.id);
        await parts.record(account.id, 'notMe', member.asker);
        for (const id of ids)
          if (await passkeys.remove(account.id, id)) await parts.record(account.id, 'passkeyRemoved', member.asker);
        return fine;
      }),
    erase: (member, password) => forHim(member, (account) => whileNotBusy(erase(account, member, password))),
    consoleAddress: (member) =>
      forHim(member, async (account) => {
        const address = await parts.tickets.addressFor(account, member.asker.origin);
        if (address) await parts.record(account.id, 'console', member.asker);
        return address ?? '';
      }),
    askNumber: (member, number) =>
      forHim(member, (account) => whileNotBusy(askNumber(parts, account, member.asker, number))),
    confirmNumber: (member, code) => forHim(member, (account) => confirmNumber(parts, account, member.asker, code)),
    removeNumber: (member, password) =>
      forHim(member, (account) => whileNotBusy(removeNumber(parts, account, member.asker, password))),
    own: {
      rename: (member, typed) => forHim(member, (account) => whileNotBusy(rename(parts, account, member.asker, typed))),
      changePassword: (member, typed) =>
        forHim(member, (account) => whileNotBusy(changePassword(parts, account, member.asker, typed))),
      askMailbox: (member, typed) =>
        forHim(member, (account) => whileNotBusy(askMailbox(parts, account, member.asker, typed))),
      keepMailbox: (member) => forHim(member, (account) => keepMailbox(parts, account)),
      answerNews: (member, given) => forHim(member, (account) => answerNews(parts, account, member.asker, given)),
      setLanguage: (member, locale) => forHim(member, (account) => setLanguage(parts, account, locale)),
    },
    company: {
      make: (member, name) => forHim(member, (account) => makeCompany(parts, account, member.asker, name)),
      invite: (member, email) => forHim(member, (account) => invite(parts, account, member.asker, email)),
      withdraw: (member, id) => forHim(member, (account) => withdrawInvitation(parts, account, member.asker, id)),
      remove: (member, id) => forHim(member, (account) => removeMember(parts, account, member.asker, id)),
      handOver: (member, typed) =>
        forHim(member, (account) => whileNotBusy(handOver(parts, account, member.asker, typed))),
      leave: (member) => forHim(member, (account) => leaveCompany(parts, account, member.asker)),
    },
    estimates: {
      save: (member, kept) => forHim(member, (account) => saveEstimate(parts, account, kept)),
      rename: (member, named) => forHim(member, (account) => renameEstimate(parts, account, named)),
      remove: (member, id) => forHim(member, (account) => removeEstimate(parts, account, id)),
    },
    second: {
      logIn: (half, otp, asker) => logInBySecondFactor(parts, half, otp, asker),
      begin: (member, password) =>
        forHim(member, (account) => whileNotBusy(beginSecondFactor(parts, account, member.asker, password))),
      confirm: (member, otp) => forHim(member, (account) => confirmSecondFactor(parts, account, member.asker, otp)),
      end: (member, typed) =>
        forHim(member, (account) => whileNotBusy(endSecondFactor(parts, account, member.asker, typed))),
    },
    // The session that ends is all that there is.
    async logOut(member) {
      await forHim(member, ({ id }) => parts.record(id, 'logout', member.asker));
    },
    keys: parts.tickets.keys,
    passkeys: {
      creationOptions: (member, password) =>
        forHim(member, async (account) => {
          const { creationOptions } = await late();
          return whileNotBusy(creationOptions(parts, account, member, password));
        }),
      add: (member, credential) =>
        forHim(member, async (account) => (await late()).addPasskey(parts, account, member, credential)),
      remove: (member, id) =>
        forHim(member, async (account) => {
          if (await (await store()).passkeys.remove(account.id, id))
            await parts.record(account.id, 'passkeyRemoved', member.asker);
          return fine;
        }),
      requestOptions: async (asker) => (await late()).requestOptions(parts, asker),
      logIn: async (credential, asker) => (await late()).logInByPasskey(parts, credential, asker),
    },
  };
}
