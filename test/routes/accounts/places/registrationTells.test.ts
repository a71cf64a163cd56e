// What a registration leaves behind is the same whether or not its mailbox had an account: no later request tells.
import { accountKeepers, callersOf, password, person, startKeptSite } from '../../../support/accountSite.ts';
import { inside } from '../../../support/app.ts';
import { faultsIn } from '../../../support/formSite.ts';
import { siteOf } from '../../../support/siteOf.ts';

inside.each(accountKeepers)('after a registration, on %s', (place) => {
  const site = siteOf(() => startKeptSite(place));
  beforeAll(async () => {
    await callersOf(site).member('victim');
  });
  const { someone, member, mailed } = callersOf(site);

  const taken = 'victim@example.com';
  /** Registers the name with a mailbox that has an account, and with one that has none. */
  async function both(name: string, more: (at: number) => Record<string, string> = () => ({})) {
    const names = [`${name}-1`, `${name}-2`] as const;
    for (const [at, userName] of names.entries()) {
      const email = at === 0 ? taken : `${name}-free@example.com`;
      expect((await someone().ask('register', { ...person(userName), email, ...more(at) })).body.code).toBe(0);
    }
    return names;
  }

  test('its name and password are answered alike', async () => {
    const [one, other] = await both('probe');
    for (const [typed, fault] of [
      [password, 'emailUnverified'],
      ['Wrong-2026', 'loginFailed'],
    ] as const)
      for (const account of [one, other]) {
        const answer = await someone().ask('login', { account, password: typed });
        expect([account, answer.status, faultsIn(answer)]).toEqual([account, 422, { form: fault }]);
      }
  });

  test('its name is taken', async () => {
    const renamer = await member('renamer');
    for (const userName of await both('again')) {
      const anew = await someone().ask('register', { ...person(userName), email: `${userName}-new@example.com` });
      expect(faultsIn(anew)).toEqual({ userName: 'userNameTaken' });
      expect(faultsIn(await renamer.ask('name', { userName, password }))).toEqual({ userName: 'userNameTaken' });
    }
  });

  test('the same form again, as after an answer that was lost, is answered as the first time; with another mailbox or password its name is taken', async () => {
    const names = await both('lost');
    for (const [at, userName] of names.entries()) {
      const same = { ...person(userName), email: at === 0 ? taken : `${userName.replace(/-2$/, '')}-free@example.com` };
      expect((await someone().ask('register', same)).body.code).toBe(0);
      for (const other of [{ email: 'lost-other@example.com' }, { password: 'Another-2026', confirm: 'Another-2026' }])
        expect(faultsIn(await someone().ask('register', { ...same, ...other }))).toEqual({ userName: 'userNameTaken' });
    }
  });

  test('by an invitation the same form again is answered as the first time, any other that its link is used', async () => {
    const link = `/en/${await site.invite('TW-0019')}`;
    const visitor = site.visitor();
    const form = person('by-invitation');
    const sent = async (different = {}) => {
      const { status, headers } = await visitor.post(link, { ...form, ...different });
      return [status, headers['location']];
    };
    const done = [303, expect.stringContaining('did=registered')];
    expect(await sent()).toEqual(done);
    expect(await sent()).toEqual(done);
    for (const other of [{ userName: 'another-one' }, { email: 'other@example.com' }])
      expect(await sent(other)).toEqual([410, undefined]);
  });

  test('its invitation is used', async () => {
    const links = [await site.invite('TW-0017'), await site.invite('TW-0018')];
    await both('agent', (at) => ({ link: links[at] ?? '' }));
    for (const link of links) expect((await someone().ask('link', { link })).body.result.state).toBe('used');
  });

  test('the account of the mailbox is what it was', async () => {
    await both('later');
    const owner = someone();
    expect((await owner.ask('login', { account: taken, password })).status).toBe(200);
    expect((await owner.read('me')).body.result).toMatchObject({ userName: 'victim', email: taken });
    expect(await mailed('victim')).toBe('');
  });

  test('guesses at a name do not count for its mailbox: nobody learns that they belong together', async () => {
    const guesser = someone();
    await member('bobby');
    const guess = async (account: string) => (await guesser.ask('login', { account, password: 'Wrong-2026' })).status;
    for (let at = 0; at < 5; at += 1) expect(await guess('victim')).toBe(422);
    expect(await guess('victim')).toBe(429);
    for (const mailbox of [taken, 'bobby@example.com', 'nobody@example.com']) expect(await guess(mailbox)).toBe(422);
  });
});
