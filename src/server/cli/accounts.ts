// npm run accounts: who may log in, for staff at a terminal.
import path from 'node:path';
import { isLocaleCode } from '../../shared/i18n/locales.ts';
import { accountMails } from '../accounts/embedded/accountMails.ts';
import { sendVerification } from '../accounts/embedded/verification.ts';
import { loadContent } from '../backend/embedded/loadContent.ts';
import type { Account } from '../store/accounts.ts';
import type { Store } from '../store/openStore.ts';
import { harmless, print, printTable, taipeiTime } from './print.ts';
import { UsageError, withStore } from './withStore.ts';
import { textsIn } from './words.ts';

const usage = `npm run accounts -- list [<part of a name or address>]
npm run accounts -- show <name or address>      with its sessions and passkeys
npm run accounts -- resend <name or address>    the activation mail, in the language of the registration; the link sent before is void
npm run accounts -- logout <name or address>    ends its sessions; logout --all ends everybody's
npm run accounts -- disable <name or address>   ends its sessions; it cannot log in
npm run accounts -- enable <name or address>
npm run accounts -- export <name or address>    what is kept of it, as JSON
npm run accounts -- erase <name or address>     for good; its enquiries are erased with npm run leads`;

const mostListed = 200;

const stateOf = ({ verified, disabled }: Account): string =>
  disabled ? 'disabled' : verified ? 'verified' : 'not verified';

async function known(store: Store, typed: string | undefined): Promise<Account> {
  const account = typed ? await store.accounts.byLogin(typed) : undefined;
  if (!account) throw new UsageError(`There is no account ${typed ?? ''}`);
  return account;
}

async function list(store: Store, search: string | undefined): Promise<void> {
  const accounts = await store.accounts.list(mostListed, search);
  if (accounts.length === 0) return print('None.');
  printTable(
    ['Name', 'Address', 'Mobile', 'Language', 'Agent', 'Since', 'State'],
    accounts.map((account) => [
      account.userName,
      harmless(account.email),
      account.mobile,
      account.locale,
      account.agent ?? '',
      taipeiTime(account.createdAt),
      stateOf(account),
    ]),
  );
}

async function kept(store: Store, account: Account) {
  const [sessions, passkeys] = await Promise.all([
    store.sessions.listOf(account.id),
    store.passkeys.listOf(account.id),
  ]);
  return {
    ...account,
    password: undefined,
    sessions: sessions.map(({ agent, createdAt, seenAt }) => ({ agent, createdAt, seenAt })),
    passkeys: passkeys.map(({ site, agent, createdAt, usedAt }) => ({ site, agent, createdAt, usedAt })),
  };
}

async function show(store: Store, account: Account): Promise<void> {
  const { sessions, passkeys, ...facts } = await kept(store, account);
  print(
    `${facts.userName} ${harmless(facts.email)} ${facts.mobile}: ${stateOf(account)}, since ${taipeiTime(facts.createdAt)}`,
  );
  for (const { agent, seenAt } of sessions) print(`session, last seen ${taipeiTime(seenAt)}: ${harmless(agent)}`);
  for (const { site, agent, createdAt } of passkeys)
    print(`passkey of ${site}, since ${taipeiTime(createdAt)}: ${harmless(agent)}`);
}

async function resend(store: Store, account: Account): Promise<void> {
  const { userName, email, locale } = account;
  if (account.disabled) throw new UsageError(`${userName} is disabled; nothing was sent`);
  if (account.verified) throw new UsageError(`${userName} is verified already; nothing was sent`);
  const { brand, domains } = loadContent(path.join(import.meta.dirname, '../../../content')).site;
  const main = domains[0];
  const from = { name: brand, address: main?.emailAddress ?? '' };
  await sendVerification(store, account, {
    mails: accountMails({ textsOf: textsIn, from }),
    clock: Date.now,
    locale: isLocaleCode(locale) ? locale : 'en',
    origin: `https://${main?.domain}`,
  });
  print(`Another activation mail is on its way to ${harmless(email)}; the link sent before is void.`);
}

const [command, typed] = process.argv.slice(2);

await withStore(async (store) => {
  switch (command) {
    case 'list':
      return list(store, typed);
    case 'show':
      return show(store, await known(store, typed));
    case 'export':
      return print(JSON.stringify(await kept(store, await known(store, typed)), null, 2));
    case 'resend':
      return resend(store, await known(store, typed));
    case 'disable':
    case 'enable': {
      const { id, userName } = await known(store, typed);
      await store.accounts.setDisabled(id, command === 'disable');
      return print(`${userName} is ${command}d.`);
    }
    case 'logout': {
      if (typed === '--all') {
        await store.sessions.endAll();
        return print('Everybody is logged out.');
      }
      const { id, userName } = await known(store, typed);
      await store.sessions.endAll(id);
      return print(`${userName} is logged out everywhere.`);
    }
    case 'erase': {
      const { id, userName } = await known(store, typed);
      await store.accounts.erase(id);
      return print(`${userName} is erased.`);
    }
    default:
      throw new UsageError(usage);
  }
});
