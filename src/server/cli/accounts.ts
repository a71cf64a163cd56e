// npm run accounts: accounts of visitors, for staff at a terminal.
import { byStaff, type SecurityEvent } from '../../shared/facts/securityEvents.ts';
import { mailBrand } from '../content/BrandContent.ts';
import { accountMails, sendVerification } from '../accounts/embedded/accountMails.ts';
import { keptOf } from '../accounts/embedded/profile.ts';
import type { Account } from '../store/accounts.ts';
import type { Store } from '../store/openStore.ts';
import type { NewSecurityEvent } from '../store/securityLog.ts';
import { harmless, print, printTable, taipeiTime, zone } from './print.ts';
import { noteDeed } from './staffLog.ts';
import { onlyOne, withStore } from './withStore.ts';
import { ourSite, textsIn } from './words.ts';
import { StaffFault } from '../ops/faults.ts';

const usage = `npm run accounts -- list [<part of a name or address>]
npm run accounts -- show <name or address>      with its sessions, passkeys and security log
npm run accounts -- resend <name or address>    the activation mail, in the language of the account; the link sent before is void
npm run accounts -- logout <name or address>    ends its sessions; logout --all ends everybody's
npm run accounts -- disable <name or address>   ends its sessions; it cannot log in
npm run accounts -- enable <name or address>
npm run accounts -- onestep <name or address>   turns its two-step log-in off, for who has lost app and recovery codes
npm run accounts -- export <name or address>    what is kept of it, as JSON
npm run accounts -- erase <name or address>     for good; its enquiries are erased with npm run leads`;

const mostListed = 200;
const mostEvents = 50;

const eventOf = (account: string, kind: SecurityEvent): NewSecurityEvent => ({
  account,
  kind,
  outcome: 'done',
  network: byStaff,
  device: '',
});

/** Records in the account's security log what staff did. */
const record = (store: Store, account: string, kind: SecurityEvent) => store.securityLog.add(eventOf(account, kind));

function stateOf({ email, emailVerified, phoneVerified, disabled }: Account): string {
  if (!email) return 'name kept: registered with a mailbox that has an account';
  if (disabled) return 'disabled';
  const proven = [...(emailVerified ? ['mailbox'] : []), ...(phoneVerified ? ['phone'] : [])];
  return proven.length > 0 ? `${proven.join(' and ')} verified` : 'not verified';
}

async function findAccount(store: Store, typed: string | undefined): Promise<Account> {
  const account = typed ? await store.accounts.byLogin(typed) : undefined;
  if (!account) throw new StaffFault(`There is no account ${typed ?? ''}`);
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

async function show(store: Store, account: Account): Promise<void> {
  const { sessions, passkeys, events, newsConsents } = await keptOf(store, account);
  const { id, userName, email, mobile, createdAt } = account;
  print(`${userName} ${harmless(email)} ${mobile}: ${stateOf(account)}, since ${taipeiTime(createdAt)}`);
  for (const { given, at } of newsConsents) print(`news by mail: ${given ? 'wanted' : 'not wanted'} ${taipeiTime(at)}`);
  for (const { agent, seenAt } of sessions) print(`session, last seen ${taipeiTime(seenAt)}: ${harmless(agent)}`);
  for (const { site, agent, createdAt } of passkeys)
    print(`passkey of ${site}, since ${taipeiTime(createdAt)}: ${harmless(agent)}`);
  print(`id ${id}, as the log names it (account.event)`);
  if (events.length === 0) return;
  print(`The last ${mostEvents} of its security log. ${zone}`);
  printTable(
    ['Last', 'First', 'What', 'Outcome', 'Network', 'Device'],
    events
      .slice(0, mostEvents)
      .map(({ at, firstAt, kind, outcome, count, network, device }) => [
        taipeiTime(at),
        firstAt === at ? '' : taipeiTime(firstAt),
        kind,
        count > 1 ? `${outcome} ${count} times` : outcome,
        network,
        device,
      ]),
  );
}

/** Mails of the main site. */
function ourMails() {
  const site = ourSite();
  const main = site?.domains[0];
  if (!main) throw new StaffFault('content/site.yaml is wrong: npm run build says where');
  const from = mailBrand(site);
  return { mails: accountMails({ textsOf: textsIn, from }), origin: `https://${main.domain}` };
}

async function resend(store: Store, account: Account): Promise<void> {
  const { userName, email } = account;
  if (!email) throw new StaffFault(`${userName} was registered with a mailbox that has an account; nothing was sent`);
  if (account.disabled) throw new StaffFault(`${userName} is disabled; nothing was sent`);
  if (account.emailVerified) throw new StaffFault(`${userName} is verified already; nothing was sent`);
  await sendVerification(store, account, { ...ourMails(), clock: Date.now });
  print(`Another activation mail is on its way to ${harmless(email)}; the link sent before is void.`);
}

const [command, typed, ...others] = process.argv.slice(2);

await withStore(async (store, config) => {
  onlyOne(others);
  // A flag would be looked for as a part of a name.
  if (typed?.startsWith('--') && !(command === 'logout' && typed === '--all')) throw new StaffFault(usage);
  switch (command) {
    case 'list':
      return list(store, typed);
    case 'show':
      return show(store, await findAccount(store, typed));
    case 'export':
      return print(JSON.stringify(await keptOf(store, await findAccount(store, typed)), null, 2));
    case 'resend':
      return resend(store, await findAccount(store, typed));
    case 'disable':
    case 'enable': {
      const { id, userName } = await findAccount(store, typed);
      await store.accounts.setDisabled(id, command === 'disable');
      const deed = command === 'disable' ? 'disabled' : 'enabled';
      await record(store, id, deed);
      noteDeed(config, deed, { account: id });
      return print(`${userName} is ${command}d.`);
    }
    case 'logout': {
      if (typed === '--all') {
        await store.sessions.endAll();
        noteDeed(config, 'loggedOut', { account: 'all' });
        return print('Everybody is logged out.');
      }
      const { id, userName } = await findAccount(store, typed);
      await store.sessions.endAll(id);
      await record(store, id, 'sessionEnded');
      noteDeed(config, 'loggedOut', { account: id });
      return print(`${userName} is logged out everywhere.`);
    }
    case 'onestep': {
      const { id, userName } = await findAccount(store, typed);
      await store.secondFactor.remove(id, { events: [eventOf(id, 'secondFactorOff')], mails: [] });
      noteDeed(config, 'oneStep', { account: id });
      return print(`${userName} logs in with the password alone.`);
    }
    case 'erase': {
      const { id, userName } = await findAccount(store, typed);
      const erased = await store.accounts.erase(id, (next) => {
        const events = [eventOf(id, 'erase')];
        if (!next) return { events, mails: [] };
        const { mails, origin } = ourMails();
        const notice = mails.notice('companyOwner', next, origin);
        return { events: [...events, eventOf(next.id, 'companyOwner')], mails: [notice] };
      });
      noteDeed(config, 'erased', { account: id });
      if (erased !== 'gone' && erased.heir) print(`${erased.heir.userName} owns its company now, and is told.`);
      return print(`${userName} is erased.`);
    }
    default:
      throw new StaffFault(usage);
  }
});
