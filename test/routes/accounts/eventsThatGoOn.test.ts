// What is repeated for hours: the page shows when it began and when it was last, in every language.
import { openStore } from '../../../src/server/store/openStore.ts';
import { nothingTold } from '../../../src/server/store/securityLog.ts';
import { callersOf, startAccountSite } from '../../support/accountSite.ts';
import { inside } from '../../support/app.ts';
import { quietLog } from '../../support/databases.ts';
import { textOf } from '../../support/html.ts';
import { siteOf } from '../../support/siteOf.ts';

inside('an event that goes on', () => {
  const site = siteOf(startAccountSite);
  const { member } = callersOf(site);

  test('shows when it began, and offers the passkeys added since', async () => {
    const visitor = await member('ongoing');
    const began = Date.parse('2026-11-20T00:05:00Z');
    const minute = 60_000;
    let now = began;
    const store = await openStore({ dataDir: site.dataDir, databaseUrl: '', clock: () => now, log: quietLog });
    const { id: account = '', password = '' } = (await store.accounts.byLogin('ongoing')) ?? {};
    const event = { account, kind: 'console', outcome: 'done', network: '10.0.0.0/24', device: 'Safari' } as const;
    for (; now <= began + 150 * minute; now += 50 * minute) {
      await store.securityLog.add(event);
      const key = { id: `key-${now}`, account, site: 'x', publicKey: '', counter: 0, transports: [], agent: '' };
      await store.passkeys.add(key, password, nothingTold);
    }
    await store.close();
    for (const [path, ...times] of [
      ['en', 'First: 20 November 2026 at 08:05', 'Last: 20 November 2026 at 10:35'],
      ['pt', 'Primeira vez: 19 de novembro', 'Última vez: 19 de novembro'],
      ['jp', '初回：2026年11月20日', '直近：2026年11月20日'],
      ['zh', '首次：2026 年 11 月 20 日', '最近：2026 年 11 月 20 日'],
      ['zh-tw', '首次：2026 年 11 月 20 日', '最近：2026 年 11 月 20 日'],
    ]) {
      const { text } = await visitor.get(`/${path}/account`);
      const item = text.match(/<li[^>]*>[^]*?<\/li>/g)?.find((one) => one.includes('10.0.0.0/24')) ?? '';
      const shown = textOf(item).replaceAll(/\s+/g, ' ');
      for (const time of times) expect([path, shown]).toEqual([path, expect.stringContaining(time)]);
      expect([path, item.match(/checked/g)?.length]).toEqual([path, 4]);
    }
  });
});
