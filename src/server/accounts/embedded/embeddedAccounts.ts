// Accounts in our own process and store.
import type { FormParts } from '../../forms/FormParts.ts';
import type { Account } from '../../store/accounts.ts';
import { fine, tooMany, type AccountService, type Member, type Refusal } from '../AccountService.ts';
import { accountMails } from './accountMails.ts';
import type { AccountParts } from './AccountParts.ts';
import { codesOf } from './codes.ts';
import { consoleTickets } from './consoleTicket.ts';
import { openLimits } from './limits.ts';
import { confirmByLink, openLink } from './links.ts';
import { logIn } from './logIn.ts';
import { openPasswords, PasswordsBusy } from './passwords.ts';
import { exportOf, factsOf } from './profile.ts';
import { provePassword } from './provePassword.ts';
import { register, resendVerification } from './register.ts';
import { sendCode } from './sendCode.ts';
import { activate, resetByCode, resetByLink } from './useCode.ts';

/** What checks passkeys is large, and few use it. */
const late = () => import(/* webpackMode: "lazy", webpackChunkName: "passkeys" */ './passkeys.ts');

const busySeconds = 60;

/** Whose password has to wait too long is asked to come again. */
async function whileNotBusy<Answer>(work: Promise<Answer>): Promise<Answer | Refusal> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof PasswordsBusy) return tooMany(busySeconds);
    throw error;
  }
}

export function embeddedAccounts(forms: FormParts, consoleUrl: string): AccountService {
  const { store, secret, textsOf, from, clock, log, wake } = forms;
  const parts: AccountParts = {
    store,
    passwords: openPasswords(),
    codes: codesOf(secret),
    mails: accountMails({ textsOf, from }),
    limits: openLimits(log),
    tickets: consoleTickets(secret, consoleUrl, clock),
    clock,
    log,
    wake,
    brand: from.name,
  };

  async function forHim<Answer>({ pass }: Member, use: (account: Account) => Promise<Answer>) {
    const account = pass.account ? await (await store()).accounts.byId(pass.account) : undefined;
    return account && !account.disabled ? use(account) : undefined;
  }

  async function erase(account: Account, { asker }: Member, password: string) {
    const refusal = await provePassword(parts, account, asker, password);
    if (refusal) return refusal;
    await (await store()).accounts.erase(account.id);
    return fine;
  }

  return {
    register: (registration, asker) => whileNotBusy(register(parts, registration, asker)),
    resendVerification: (email, asker) => resendVerification(parts, email, asker),
    async logIn(typed, asker) {
      const result = await whileNotBusy(logIn(parts, typed, asker));
      return 'kind' in result ? result : { kind: 'pass', pass: { account: result.id } };
    },
    sendCode: (wish, asker) => sendCode(parts, wish, asker),
    activate: (typed, asker) => activate(parts, typed, asker),
    resetByCode: (typed, asker) => whileNotBusy(resetByCode(parts, typed, asker)),
    resetByLink: (typed, asker) => whileNotBusy(resetByLink(parts, typed, asker)),
    openLink: (link) => openLink(parts, link),
    confirmByLink: (link) => confirmByLink(parts, link),

    facts: (member) => forHim(member, (account) => factsOf(parts, account, member.sessionId)),
    dataOf: (member) => forHim(member, (account) => exportOf(parts, account)),
    endSessions: (member, ids) =>
      forHim(member, async (account) => {
        const { sessions } = await store();
        for (const id of ids) await sessions.endListed(account.id, id);
        return fine;
      }),
    erase: (member, password) => forHim(member, (account) => whileNotBusy(erase(account, member, password))),
    consoleAddress: (member) =>
      forHim(member, async (account) => (await parts.tickets.addressFor(account, member.asker.origin)) ?? ''),
    // The session that ends is all that there is.
    logOut: async () => undefined,
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
          await (await store()).passkeys.remove(account.id, id);
          return fine;
        }),
      requestOptions: async (asker) => (await late()).requestOptions(parts, asker),
      logIn: async (credential, asker) => (await late()).logInByPasskey(parts, credential, asker),
    },
  };
}
