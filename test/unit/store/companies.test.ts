// Companies in the store under parallel requests: an invitation makes one member, and a company keeps one owner.
import type { NewAccount } from '../../../src/server/store/accounts.ts';
import { databaseNames, useDatabase } from '../../support/databases.ts';
import { unsayable } from '../../support/unsayable.ts';

const day = 24 * 60 * 60_000;
const person = (userName: string): NewAccount => ({
  userName,
  email: `${userName}@example.com`,
  mobile: '',
  password: 'hash',
  locale: 'en',
  agent: undefined,
});

describe.each(databaseNames)('companies on %s', (name) => {
  const database = useDatabase(name);
  let now = 1_000_000;

  async function founded() {
    const store = await database.open(() => now);
    async function account(userName: string): Promise<string> {
      const made = await store.accounts.create(person(userName), { id: userName, expiresAt: now + day, messages: [] });
      if (typeof made === 'string') throw new Error(made);
      return made.id;
    }
    const owner = await account('owner');
    await store.companies.make(owner, 'Harbour');
    const invite = (userName: string, link = `to ${userName}`) =>
      store.companies.invite(owner, { email: `${userName}@example.com`, link, expiresAt: now + day, messages: [] });
    async function joined(userName: string): Promise<string> {
      const id = await account(userName);
      await invite(userName);
      now += 1;
      expect(await store.companies.join(`to ${userName}`, id)).toBe('joined');
      return id;
    }
    const { company = '' } = (await store.companies.of(owner)) ?? {};
    const owners = async () => (await store.companies.members(company)).filter(({ role }) => role === 'owner');
    return { store, owner, company, account, invite, joined, owners };
  }

  test('an invitation used many times in parallel makes only its reader a member, once', async () => {
    const { store, company, account, invite } = await founded();
    const [guest, other] = [await account('guest'), await account('other')];
    await invite('guest');
    now += 1;
    expect(await store.companies.join('to guest', other)).toBe('gone');
    const answers = await Promise.all(Array.from({ length: 5 }, () => store.companies.join('to guest', guest)));
    expect(answers.toSorted()).toEqual(['gone', 'gone', 'gone', 'gone', 'joined']);
    expect((await store.companies.members(company)).map(({ userName }) => userName)).toEqual(['owner', 'guest']);
    expect(await store.companies.invitations(company)).toEqual([]);
  });

  test('of many companies that one account makes or joins in parallel, it belongs to one', async () => {
    const { store, account } = await founded();
    const maker = await account('maker');
    const made = await Promise.all(Array.from({ length: 8 }, (_, at) => store.companies.make(maker, `Quay ${at}`)));
    expect(made.filter(Boolean)).toHaveLength(1);
    const guest = await account('guest');
    const links = Array.from({ length: 8 }, (_, at) => `from ${at}`);
    for (const link of links) {
      const host = await account(`host-${link}`);
      await store.companies.make(host, link);
      const invitation = { email: 'guest@example.com', link, expiresAt: now + day, messages: [] };
      expect(await store.companies.invite(host, invitation)).toBe(true);
    }
    now += 1;
    const joined = await Promise.all(links.map((link) => store.companies.join(link, guest)));
    expect(joined.toSorted()).toEqual([...Array.from({ length: 7 }, () => 'elsewhere'), 'joined']);
    // Nothing of the others was written: their links still work for later.
    await store.companies.leave(guest);
    expect(await store.companies.join(links[joined.indexOf('elsewhere')] ?? '', guest)).toBe('joined');
  });

  test('what no word can be said of is not done', async () => {
    const { store, owner, company, account, invite, joined } = await founded();
    const [member, guest, maker] = [await joined('member'), await account('guest'), await account('maker')];
    await invite('guest');
    const members = await store.companies.members(company);
    const [invitation, ...others] = await store.companies.invitations(company);
    const mail = { email: 'late@example.com', link: 'to late', expiresAt: now + day, messages: [] };
    const { id = '' } = members.find(({ role }) => role === 'member') ?? {};
    for (const deed of [
      () => store.companies.make(maker, 'Quay', unsayable),
      () => store.companies.invite(owner, mail, unsayable),
      () => store.companies.join('to guest', guest, unsayable),
      () => store.companies.withdraw(owner, invitation?.id ?? '', unsayable),
      () => store.companies.remove(owner, id, unsayable),
      () => store.companies.handOver(owner, id, unsayable),
      () => store.companies.leave(member, () => unsayable),
    ])
      await expect(deed()).rejects.toThrow();
    expect(others).toEqual([]);
    expect(await store.companies.of(maker)).toBeUndefined();
    expect(await store.companies.members(company)).toEqual(members);
    expect(await store.companies.invitations(company)).toEqual([invitation]);
    expect(await store.companies.join('to guest', guest)).toBe('joined');
  });

  test('who belongs to no company leaves none, and nothing is said', async () => {
    const { store, account } = await founded();
    expect(await store.companies.leave(await account('alone'), () => unsayable)).toBe('nowhere');
  });

  test('an invitation expires, and a member of another company can keep it for later', async () => {
    const { store, company, account, invite } = await founded();
    const guest = await account('guest');
    await invite('guest');
    await store.companies.make(guest, 'Quay');
    expect(await store.companies.join('to guest', guest)).toBe('elsewhere');
    await store.companies.leave(guest);
    now += day;
    expect(await store.companies.invitationBy('to guest')).toBeUndefined();
    expect(await store.companies.join('to guest', guest)).toBe('gone');
    await store.companies.sweep();
    expect(await store.companies.invitations(company)).toEqual([]);
  });

  test('a company has one owner after a handover, an erasure or a departure', async () => {
    const { store, owner, company, joined, owners } = await founded();
    const [first, second] = [await joined('first'), await joined('second')];
    const idOf = async (account: string) =>
      (await store.companies.members(company)).find((one) => one.account === account)?.id ?? '';
    expect(await store.companies.leave(owner)).toBe('owner');
    const ids = [await idOf(first), await idOf(second)];
    await Promise.all(ids.map((id) => store.companies.handOver(owner, id)));
    expect(await owners()).toHaveLength(1);
    const [next] = await owners();
    await store.accounts.erase(next?.account ?? '');
    expect((await owners()).map(({ account }) => account)).toEqual([owner]);
    await store.companies.remove(owner, await idOf((await store.companies.members(company))[1]?.account ?? ''));
    expect(await store.companies.leave(owner)).toEqual({ heir: undefined });
    expect(await store.companies.members(company)).toEqual([]);
    expect(await store.companies.of(owner)).toBeUndefined();
  });

  test('an erased owner is followed by the first member who is not disabled', async () => {
    const { store, owner, joined, owners } = await founded();
    const [first, second] = [await joined('first'), await joined('second')];
    await joined('third');
    await store.accounts.setDisabled(first, true);
    expect(await store.accounts.erase(owner)).toMatchObject({ id: second, userName: 'second' });
    expect((await owners()).map(({ account }) => account)).toEqual([second]);
    expect(await store.accounts.erase((await store.accounts.byName('third'))?.id ?? '')).toBeUndefined();
    // Nobody else is left: the disabled one owns it, for when our staff enable them again.
    expect(await store.accounts.erase(second)).toMatchObject({ id: first });
  });

  test('an owner whose only colleagues are disabled leaves, and the first of these owns the company', async () => {
    const { store, owner, account, company, joined, owners } = await founded();
    const [first, second] = [await joined('first'), await joined('second')];
    await store.accounts.setDisabled(first, true);
    expect(await store.companies.leave(owner)).toBe('owner');
    await store.accounts.setDisabled(second, true);
    const told = { account: first, kind: 'companyOwner', outcome: 'done', network: '', device: '' } as const;
    expect(await store.companies.leave(owner, () => ({ events: [told], messages: [] }))).toMatchObject({
      heir: { id: first, userName: 'first' },
    });
    expect(await store.securityLog.allOf(first)).toMatchObject([told]);
    expect(await store.companies.of(owner)).toBeUndefined();
    // Our staff enable it again.
    await store.accounts.setDisabled(first, false);
    expect((await owners()).map((one) => one.account)).toEqual([first]);
    const invitation = { email: 'late@example.com', link: 'to late', expiresAt: now + day, messages: [] };
    expect(await store.companies.invite(first, invitation)).toBe(true);
    now += 1;
    expect(await store.companies.join('to late', await account('late'))).toBe('joined');
    expect(await store.companies.members(company)).toHaveLength(2);
  });

  test('a company has at most fifty people', async () => {
    const { company, store, invite } = await founded();
    for (let at = 0; at < 49; at += 1) expect(await invite(`guest-${at}`)).toBe(true);
    expect(await invite('guest-49')).toBe(false);
    expect(await invite('guest-0', 'another link')).toBe(true);
    expect(await store.companies.invitations(company)).toHaveLength(49);
  });
});
