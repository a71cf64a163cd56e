// “This was not me”, and what an owner ends one by one: all of it is done and told, or nothing.
import { nothingTold, type NewSecurityEvent, type SecurityNews } from '../../../src/server/store/securityLog.ts';
import { databaseNames, useDatabase } from '../../support/databases.ts';
import { withPerson } from '../../support/storedPerson.ts';
import { unwritable } from '../../support/unwritable.ts';

const day = 24 * 60 * 60_000;

describe.each(databaseNames)('an intruder on %s', (name) => {
  const database = useDatabase(name);

  async function robbed() {
    const now = 1_000_000;
    const { store, account } = await withPerson(await database.open(() => now));
    const { id } = account;
    const key = { account: id, site: 'x', publicKey: '', counter: 0, transports: [], agent: '' };
    for (const at of ['mine', 'theirs']) {
      await store.passkeys.add({ ...key, id: at }, account.password, nothingTold);
      await store.sessions.write(at, { data: {}, account: id, agent: at, expiresAt: now + day });
    }
    const links = { old: 'old', new: 'new' };
    const asked = { account: id, password: account.password, email: 'x@example.com', expiresAt: now + day };
    await store.mailboxChanges.ask({ ...asked, links, messages: [], told: nothingTold });
    const left = async () => ({
      keys: (await store.passkeys.listOf(id)).map((one) => one.id),
      sessions: (await store.sessions.listOf(id)).map(({ agent }) => agent).toSorted(),
      mailbox: (await store.mailboxChanges.of(id))?.email,
    });
    const event: NewSecurityEvent = { account: id, kind: 'notMe', outcome: 'done', network: '', device: '' };
    return { store, id, left, event };
  }

  test('loses every way in, or none', async () => {
    const { store, id, left, event } = await robbed();
    const before = await left();
    await expect(store.ownData.notMe(id, ['theirs'], () => unwritable)).rejects.toThrow();
    expect(await left()).toEqual(before);
    const toldOf = (removed: number): SecurityNews => ({
      events: [{ ...event, device: `${removed} removed` }],
      mails: [],
    });
    expect(await store.ownData.notMe(id, ['theirs', 'of somebody else'], toldOf)).toBe(1);
    expect(await left()).toEqual({ keys: ['mine'], sessions: [], mailbox: undefined });
    expect(await store.securityLog.allOf(id)).toMatchObject([{ kind: 'notMe', device: '1 removed' }]);
  });

  test('keeps the session and the passkey that could not be told of', async () => {
    const { store, id, left } = await robbed();
    const before = await left();
    const hashes = (await store.sessions.listOf(id)).map(({ hash }) => hash);
    await expect(store.sessions.endListed(id, hashes, () => unwritable)).rejects.toThrow();
    await expect(store.passkeys.remove(id, 'theirs', unwritable)).rejects.toThrow();
    await expect(store.mailboxChanges.keep(id, unwritable, 'old')).rejects.toThrow();
    expect(await left()).toEqual(before);
    expect(await store.sessions.endListed(id, hashes, () => nothingTold)).toBe(2);
    expect(await store.passkeys.remove(id, 'theirs', nothingTold)).toBe(true);
    expect(await store.mailboxChanges.keep(id, nothingTold, 'old')).toBe(true);
    expect(await left()).toEqual({ keys: ['mine'], sessions: [], mailbox: undefined });
  });
});
