// The week of security events on the account page: each at its day and hour in Taipei; a single one is not drawn. And the
// marks in the list below.
import { openStore } from '../../../src/server/store/openStore.ts';
import { callersOf, password, startAccountSite } from '../../support/accountSite.ts';
import { inside } from '../../support/app.ts';
import { quietLog } from '../../support/databases.ts';
import { unheld } from '../../support/html.ts';
import { siteOf } from '../../support/siteOf.ts';

inside('a week of events', () => {
  const now = Date.parse('2026-11-27T03:00:00Z');
  const site = siteOf(() => startAccountSite({ replaced: { clock: () => now } }));
  const { member } = callersOf(site);

  const circles = (html: string) =>
    [...html.matchAll(/<circle[^>]*? cx="?([\d.]+%)"? cy="?(\d+)"? r="?6"?/g)].map(([, x, y]) => `${x} ${y}`);

  test('places what happened at night on its day, and leaves out what is older', async () => {
    const visitor = await member('weekly');
    const drawn = async () => circles((await visitor.get('/en/account')).text);
    const add = async (at: string) => {
      const clock = () => Date.parse(at);
      const store = await openStore({ dataDir: site.dataDir, databaseUrl: '', clock, log: quietLog });
      const account = (await store.accounts.byLogin('weekly'))?.id ?? '';
      const event = {
        kind: 'console',
        network: `10.0.${at.slice(8, 10)}.0/24`,
        device: 'Safari',
        outcome: 'refused',
      } as const;
      await store.securityLog.add({ ...event, account });
      await store.close();
    };
    // Only what the visitor did on the 27th at 11:00 is of this week.
    await add('2026-11-18T19:00:00Z');
    expect(await drawn()).toEqual([]);
    await add('2026-11-24T19:00:00Z');
    await add('2026-11-26T04:00:00Z');
    // The 27th is the last of seven rows; three in the night of the 25th stands two above it.
    expect((await drawn()).toSorted()).toEqual(['12.5% 108', expect.stringMatching(/^45\.83\d*% 156$/), '50% 132']);
  });

  test.each([
    ['zh-tw', /（2\s次）/, /未知裝置、\d/],
    ['jp', /（2回）/, /不明な端末、\d/],
    ['en', / \(2\stimes\)/, /Unknown device, \d/],
  ])('what happened twice has the marks of the language: %s', async (prefix, times, from) => {
    const name = `marks_${prefix.replace('-', '_')}`;
    const visitor = await member(name);
    await visitor.ask('login', { account: name, password });
    const { text } = await visitor.get(`/${prefix}/account`);
    const words = unheld(text);
    expect(words).toMatch(times);
    expect(words).toMatch(from);
  });
});
