// npm run agents: codes that link new accounts to an agent, for staff at a terminal.
import { agentCode, type Agent } from '../store/agents.ts';
import type { Store } from '../store/openStore.ts';
import { print, printTable, taipeiTime } from './print.ts';
import { noteDeed } from './staffLog.ts';
import { nothingMore, onlyOne, withStore } from './withStore.ts';
import { StaffFault } from '../ops/faults.ts';
import { dayMs } from '../../shared/i18n/times.ts';

const usage = `npm run agents -- list                       all agents with the number of their accounts
npm run agents -- add <code> <name>          a new code; letters, digits and hyphens
npm run agents -- invite <code> [<address>]  a link to the registration with the code filled in, good for 30 days
npm run agents -- disable <code>             no new accounts; those there are stay linked
npm run agents -- enable <code>`;

const wellFormed = /^[A-Z\d][A-Z\d-]{2,31}$/;
const inviteDays = 30;

async function findAgent(store: Store, code: string | undefined): Promise<Agent> {
  const wanted = agentCode(code ?? '');
  const agent = (await store.agents.list()).find((one) => one.code === wanted);
  if (!agent) throw new StaffFault(`There is no agent ${wanted}; the list shows the codes`);
  return agent;
}

async function list(store: Store): Promise<void> {
  const agents = await store.agents.list();
  if (agents.length === 0) return print('None.');
  printTable(
    ['Code', 'Name', 'Since', 'Accounts', 'State'],
    agents.map(({ code, name, createdAt, accounts, disabled }) => [
      code,
      name,
      taipeiTime(createdAt),
      `${accounts}`,
      disabled ? 'disabled' : 'active',
    ]),
  );
}

async function add(store: Store, code: string | undefined, name: string): Promise<void> {
  const wanted = agentCode(code ?? '');
  if (!wellFormed.test(wanted))
    throw new StaffFault(`${wanted || 'Nothing'} is no code: 3 to 32 letters, digits and hyphens`);
  if (name === '') throw new StaffFault(usage);
  if (!(await store.agents.add(wanted, name))) throw new StaffFault(`The code ${wanted} is taken`);
  print(`Registrations may name ${wanted} now.`);
}

async function invite(store: Store, code: string | undefined, origin: string | undefined): Promise<void> {
  const { code: agent, disabled } = await findAgent(store, code);
  if (disabled) throw new StaffFault(`${agent} is disabled: nobody could register with the link`);
  if (origin !== undefined && !/^https?:$/.test(URL.parse(origin)?.protocol ?? ''))
    throw new StaffFault(`${origin} is no address such as https://cocloud.example/en`);
  const id = await store.accountLinks.add({ kind: 'invite', agent, expiresAt: Date.now() + inviteDays * dayMs });
  print(`${origin?.replace(/\/$/, '') ?? ''}/${id}`);
}

const [command, code, ...rest] = process.argv.slice(2);

await withStore(async (store, config) => {
  switch (command) {
    case 'list':
      nothingMore(command, [code ?? [], rest].flat());
      return list(store);
    case 'add':
      return add(store, code, rest.join(' ').trim());
    case 'invite':
      onlyOne(rest.slice(1));
      return invite(store, code, rest[0]);
    case 'disable':
    case 'enable': {
      onlyOne(rest);
      const { code: wanted } = await findAgent(store, code);
      await store.agents.setDisabled(wanted, command === 'disable');
      noteDeed(config, command === 'disable' ? 'disabled' : 'enabled', { agent: wanted });
      return print(`${wanted} is ${command}d.`);
    }
    default:
      throw new StaffFault(usage);
  }
});
