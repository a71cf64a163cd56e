// Companies in the store under parallel requests: an invitation makes one member, and a company keeps one owner.
import type { NewAccount } from '../../../src/server/store/accounts.ts';
import { nothingTold } from '../../../src/server/store/securityLog.ts';
import { databaseNames, useDatabase } from '../../support/databases.ts';
import { unwritable } from '../../support/unwritable.ts';

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
    await store.companies.make(owner, 'Harbour', nothingTold);
    const invite = (userName: string, link = `to ${userName}`) =>
      store.companies.invite(
        owner,
        { email: `${userName}@example.com`, link, expiresAt: now + day, messages: [] },
        nothingTold,
      );
    async function joined(userName: string): Promise<string> {
      const id = await account(userName);
      await invite(userName);
      now += 1;
      expect(await store.companies.join(`to ${userName}`, id, nothingTold)).toBe('joined');
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
    expect(await store.companies.join('to guest', other, nothingTold)).toBe('gone');
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => store.companies.join('to guest', guest, nothingTold)),
    );
    expect(answers.toSorted()).toEqual(['gone', 'gone', 'gone', 'gone', 'joined']);
    expect((await store.companies.members(company)).map(({ userName }) => userName)).toEqual(['owner', 'guest']);
    expect(await store.companies.invitations(company)).toEqual([]);
  });

  test('of many companies that one account makes or joins in parallel, it belongs to one', async () => {
    const { store, account } = await founded();
    const maker = await account('maker');
    const made = await Promise.all(
      Array.from({ length: 8 }, (_, at) => store.companies.make(maker, `Quay ${at}`, nothingTold)),
    );
    expect(made.filter(Boolean)).toHaveLength(1);
    const guest = await account('guest');
    const links = Array.from({ length: 8 }, (_, at) => `from ${at}`);
    for (const link of links) {
      const host = await account(`host-${link}`);
      await store.companies.make(host, link, nothingTold);
      const invitation = { email: 'guest@example.com', link, expiresAt: now + day, messages: [] };
      expect(await store.companies.invite(host, invitation, nothingTold)).toBe(true);
    }
    now += 1;
    const joined = await Promise.all(links.map((link) => store.companies.join(link, guest, nothingTold)));
    expect(joined.toSorted()).toEqual([...Array.from({ length: 7 }, () => 'elsewhere'), 'joined']);
    // Nothing of the others was written: their links still work for later.
    await store.companies.leave(guest, () => nothingTold);
    expect(await store.companies.join(links[joined.indexOf('elsewhere')] ?? '', guest, nothingTold)).toBe('joined');
  });

  test('what cannot be told is not done', async () => {
    const { store, owner, company, account, invite, joined } = await founded();
    const [member, guest, maker] = [await joined('member'), await account('guest'), await account('maker')];
    await invite('guest');
    const members = await store.companies.members(company);
    const [invitation, ...others] = await store.companies.invitations(company);
    const mail = { email: 'late@example.com', link: 'to late', expiresAt: now + day, messages: [] };
    const { id = '' } = members.find(({ role }) => role === 'member') ?? {};
    for (const deed of [
      () => store.companies.make(maker, 'Quay', unwritable),
      () => store.companies.invite(owner, mail, unwritable),
      () => store.companies.join('to guest', guest, unwritable),
      () => store.companies.withdraw(owner, invitation?.id ?? '', unwritable),
      () => store.companies.remove(owner, id, unwritable),
      () => store.companies.handOver(owner, id, unwritable),
      () => store.companies.leave(member, () => unwritable),
    ])
      await expect(deed()).rejects.toThrow();
    expect(others).toEqual([]);
    expect(await store.companies.of(maker)).toBeUndefined();
    expect(await store.companies.members(company)).toEqual(members);
    expect(await store.companies.invitations(company)).toEqual([invitation]);
    expect(await store.companies.join('to guest', guest, nothingTold)).toBe('joined');
  });

  test('who belongs to no company leaves none, and nothing is said', async () => {
    const { store, account } = await founded();
    expect(await store.companies.leave(await account('alone'), () => unwritable)).toBe('nowhere');
  });

  test('an invitation expires, and a member of another company can keep it for later', async () => {
    const { store, company, account, invite } = await founded();
    const guest = await account('guest');
    await invite('guest');
    await store.companies.make(guest, 'Quay', nothingTold);
    expect(await store.companies.join('to guest', guest, nothingTold)).toBe('elsewhere');
    await store.companies.leave(guest, () => nothingTold);
    now += day;
    expect(await store.companies.invitationBy('to guest')).toBeUndefined();
    expect(await store.companies.join('to guest', guest, nothingTold)).toBe('gone');
    await store.companies.sweep();
    expect(await store.companies.invitations(company)).toEqual([]);
  });

  test('a company has one owner after a handover, an erasure or a departure', async () => {
    const { store, owner, company, joined, owners } = await founded();
    const [first, second] = [await joined('first'), await joined('second')];
    const idOf = async (account: string) =>
      (await store.companies.members(company)).find((one) => one.account === account)?.id ?? '';
    expect(await store.companies.leave(owner, () => nothingTold)).toBe('owner');
    const ids = [await idOf(first), await idOf(second)];
    await Promise.all(ids.map((id) => store.companies.handOver(owner, id, nothingTold)));
    expect(await owners()).toHaveLength(1);
    const [next] = await owners();
    await store.accounts.erase(next?.account ?? '', () => nothingTold);
    expect((await owners()).map(({ account }) => account)).toEqual([owner]);
    await store.companies.remove(
      owner,
      await idOf((await store.companies.members(company))[1]?.account ?? ''),
      nothingTold,
    );
    expect(await store.companies.leave(owner, () => nothingTold)).toEqual({ heir: undefined });
    expect(await store.companies.members(company)).toEqual([]);
    expect(await store.companies.of(owner)).toBeUndefined();
  });

  test('an erased owner is followed by the first member who is not disabled', async () => {
    const { store, owner, joined, owners } = await founded();
    const [first, second] = [await joined('first'), await joined('second')];
    await joined('third');
    await store.accounts.setDisabled(first, true);
    expect(await store.accounts.erase(owner, () => nothingTold)).toMatchObject({
      heir: { id: second, userName: 'second' },
    });
    expect((await owners()).map(({ account }) => account)).toEqual([second]);
    expect(await store.accounts.erase((await store.accounts.byLogin('third'))?.id ?? '', () => nothingTold)).toEqual({
      heir: undefined,
    });
    // Nobody else is left: the disabled one owns it, for when our staff enable them again.
    expect(await store.accounts.erase(second, () => nothingTold)).toMatchObject({ heir: { id: first } });
  });

  test('an owner whose only colleagues are disabled leaves, and the first of these owns the company', async () => {
    const { store, owner, account, company, joined, owners } = await founded();
    const [first, second] = [await joined('first'), await joined('second')];
    await store.accounts.setDisabled(first, true);
    expect(await store.companies.leave(owner, () => nothingTold)).toBe('owner');
    await store.accounts.setDisabled(second, true);
    const told = { account: first, kind: 'companyOwner', outcome: 'done', network: '', device: '' } as const;
    expect(await store.companies.leave(owner, () => ({ events: [told], mails: [] }))).toMatchObject({
      heir: { id: first, userName: 'first' },
    });
    expect(await store.securityLog.allOf(first)).toMatchObject([told]);
    expect(await store.companies.of(owner)).toBeUndefined();
    // Our staff enable it again.
    await store.accounts.setDisabled(first, false);
    expect((await owners()).map((one) => one.account)).toEqual([first]);
    const invitation = { email: 'late@example.com', link: 'to late', expiresAt: now + day, messages: [] };
    expect(await store.companies.invite(first, invitation, nothingTold)).toBe(true);
    now += 1;
    expect(await store.companies.join('to late', await account('late'), nothingTold)).toBe('joined');
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
