// Migration of databases from before mailbox and phone were told apart: who must prove their mailbox again, and which
// uploads take room.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { restorePostgres } from '../../../src/server/store/copyPostgres.ts';
import { openStore } from '../../../src/server/store/openStore.ts';
import { nothingTold } from '../../../src/server/store/securityLog.ts';
import { databaseNames, quietLog, useDatabase } from '../../support/databases.ts';

const folder = 'test/fixtures/accounts-before-proofs';
/** A day after the fixtures were made, when none of their sessions and links has expired. */
const dayAfter = 1_795_500_000_000;

describe.each(databaseNames)('an old database on %s', (name) => {
  const database = useDatabase(name);

  async function opened(clock = () => dayAfter) {
    const address = await database.address();
    const { dataDir, databaseUrl } = address;
    const tables = ['agents', 'accounts', 'account_links', 'account_codes', 'sessions', 'drafts_files', 'arriving'];
    if (databaseUrl) await restorePostgres(databaseUrl, { tables, folder, upTo: '011-passkeys' });
    else {
      const file = new DatabaseSync(join(dataDir, 'site.db'), { enableForeignKeyConstraints: false });
      file.exec(readFileSync(join(folder, 'site.sql'), 'utf8'));
      file.close();
    }
    return openStore({ ...address, clock, log: quietLog });
  }

  test('a mailbox proven by a used link stays proven; one that a code may have proven, even by SMS, must be proven again', async () => {
    const store = await opened();
    const rows = (await store.accounts.list(20)).map(
      ({ userName, activated, emailVerified, phoneVerified }): [string, boolean[]] => [
        userName,
        [activated, emailVerified, phoneVerified],
      ],
    );
    expect(Object.fromEntries(rows)).toEqual({
      'by-link': [true, true, false],
      'by-link-then-code': [true, true, false],
      'by-mail-code': [true, false, false],
      'by-sms': [true, false, false],
      // Another code was requested after the SMS: the trace of the SMS is still found.
      'by-sms-covered': [true, false, false],
      never: [false, false, false],
    });
    await store.close();
  });

  test('their sessions end, others stay; they can verify again, and are not deleted like accounts that never did', async () => {
    const store = await opened();
    const sessionsOf = async (userName: string) => {
      const account = await store.accounts.byLogin(userName);
      return (await store.sessions.listOf(account?.id ?? '')).length;
    };
    expect([await sessionsOf('by-link'), await sessionsOf('by-sms'), await sessionsOf('by-sms-covered')]).toEqual([
      1, 0, 0,
    ]);
    const account = await store.accounts.byLogin('by-sms');
    const mail = { id: 'f'.repeat(40), expiresAt: Number.MAX_SAFE_INTEGER, messages: [] };
    await store.accounts.sendLink({ kind: 'verify', account: account?.id ?? '' }, mail);
    expect(await store.accounts.verifyByLink(mail.id, account?.id ?? '', { password: 'hash' }, nothingTold)).toBe(true);
    expect(await store.accounts.byLogin('by-sms')).toMatchObject({ emailVerified: true, mobile: '' });
    await store.close();
  });

  test('announced files without bytes free their room; received files are still there', async () => {
    const store = await opened(() => 1_795_443_060_000);
    const sender = { address: 'office', network: '198.51.100.0/24' };
    const { id } = await store.arriving.begin({ draft: 'new', ...sender, name: 'new.pdf', size: 5 });
    expect(await store.arriving.claim(id, 0)).toMatchObject({ held: 5 });
    expect(await store.arriving.find('0'.repeat(32))).toMatchObject({ arrived: 3, network: '' });
    expect(await store.arriving.find('f'.repeat(32))).toMatchObject({ kept: 1 });
    await store.close();
  });

  test('a week later only accounts that were never activated are deleted', async () => {
    const store = await opened(() => dayAfter + 8 * 24 * 3_600_000);
    expect(await store.accounts.sweep()).toBe(1);
    expect(await store.accounts.list(20)).toHaveLength(5);
    await store.close();
  });
});
