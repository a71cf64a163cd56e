// What the security log alone tells of, without a mail: a database that takes no more rows of it does nothing of the kind.
import { callersOf, json, password, startAccountSite, type AccountSite } from '../../support/accountSite.ts';
import { inside } from '../../support/app.ts';
import type { Entries } from '../../support/formEntries.ts';
import { withoutRoom } from '../../support/withoutRoom.ts';

inside('a database that takes no row of the security log', () => {
  let site: AccountSite;
  beforeAll(async () => {
    site = await startAccountSite();
  });
  afterAll(() => site.close());
  const { someone, member } = callersOf(() => site);

  type Caller = Awaited<ReturnType<typeof member>>;
  /** The status of a call that is made while the log takes no row. */
  const asked = (caller: Caller, call: string, body: Entries = {}): Promise<number> =>
    withoutRoom(
      { dataDir: site.dataDir, table: 'account_events' },
      async () => (await caller.post(`/webapi/account/${call}`, { language: 'en', ...body }, json)).status,
    );

  /** A person with two sessions, a passkey and a mailbox on its way, and the ids that their page shows. */
  async function watched(name: string) {
    const [caller, other] = [await member(name), someone()];
    await other.ask('login', { account: name, password });
    await caller.ask('mailbox', { email: `${name}-new@example.com`, password });
    await site.inStore(async ({ accounts, passkeys }) => {
      const account = (await accounts.byName(name))?.id ?? '';
      const key = { site: 'example.com', publicKey: '', counter: 0, transports: [], agent: 'Firefox/1 Windows' };
      for (const at of [1, 2]) await passkeys.add({ id: `${name}-${at}`, account, ...key });
    });
    const facts = async () => (await caller.read('me')).body.result;
    return { caller, other, facts };
  }

  test('removes no passkey', async () => {
    const { caller, facts } = await watched('holder');
    const { passkeys } = await facts();
    expect(await asked(caller, 'passkeys/remove', { id: 'holder-1' })).toBe(500);
    expect(await facts()).toMatchObject({ passkeys });
    expect((await caller.post('/webapi/account/passkeys/remove', { id: 'holder-1' }, json)).status).toBe(200);
    expect((await facts()).passkeys).toHaveLength(1);
  });

  test('does nothing of “this was not me”: whoever presses it is still logged in, to press it again', async () => {
    const { caller, other, facts } = await watched('robbed');
    const before = await facts();
    const passkey = ['robbed-1', 'robbed-2'];
    expect(await asked(caller, 'notMe', { passkey })).toBe(500);
    expect(await facts()).toMatchObject({ passkeys: before.passkeys, own: { mailbox: before.own.mailbox } });
    expect((await other.read('me')).status).toBe(200);
    expect((await caller.post('/webapi/account/notMe', { language: 'en', passkey }, json)).status).toBe(200);
    expect([(await caller.read('me')).status, (await other.read('me')).status]).toEqual([401, 401]);
    await caller.ask('login', { account: 'robbed', password });
    const { passkeys, own } = await facts();
    expect([passkeys, own.mailbox]).toEqual([[], undefined]);
  });
});
