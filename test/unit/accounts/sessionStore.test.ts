// A session that is ended while one of its own requests is under way stays ended, whatever that request writes.
import type { SessionData } from 'express-session';
import { SessionStore } from '../../../src/server/accounts/SessionStore.ts';
import { databaseNames, useDatabase } from '../../support/databases.ts';

describe.each(databaseNames)('sessions on %s', (name) => {
  const database = useDatabase(name);

  test('ending all sessions also ends those that are being written', async () => {
    const store = await database.open();
    const mail = { id: 'a1', expiresAt: Number.MAX_SAFE_INTEGER, messages: [] };
    const person = { userName: 'ada', email: 'ada@example.com', mobile: '', password: 'hash', locale: 'en' };
    const account = await store.accounts.create({ ...person, agent: undefined }, mail);
    if (typeof account === 'string') throw new Error(account);
    const sessions = new SessionStore(async () => store, Date.now);
    const read = () =>
      new Promise<SessionData | undefined>((resolve, reject) =>
        sessions.get('id', (error, found) => (error ? reject(error) : resolve(found ?? undefined))),
      );
    const write = (session: SessionData) =>
      new Promise<void>((resolve, reject) =>
        sessions.set('id', session, (error) => (error ? reject(error) : resolve())),
      );

    await write({ cookie: { originalMaxAge: 60_000 }, pass: { account: account.id } });
    const found = await read();
    if (!found) throw new Error('It was not kept');
    await write({ ...found, name: 'kept' });
    expect(await read()).toMatchObject({ name: 'kept' });
    await store.sessions.endAll(account.id);
    await write({ ...found, name: 'too late' });
    expect(await read()).toBeUndefined();
  });
});
