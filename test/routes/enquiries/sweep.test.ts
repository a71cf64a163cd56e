// What a running site does by itself: reminds desks, deletes what is old enough, and warns of gaps in its content.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '../../../src/server/store/openStore.ts';
import { linkIn, startAccountSite } from '../../support/accountSite.ts';
import { inside, root, startApp } from '../../support/app.ts';
import { quietLog } from '../../support/databases.ts';
import { eventually } from '../../support/eventually.ts';
import { entriesFor } from '../../support/formEntries.ts';
import { startFormSite, type FormSite } from '../../support/formSite.ts';

const dayMs = 24 * 3_600_000;
const sweepMs = 10 * 60_000;
/** Settings of several sites with one data folder. */
const shared = { CAPTCHA: 'off', FORM_LIMIT: '1000', SESSION_SECRET: 'the same for both sites of this test' };

inside('by itself', () => {
  let contentFolder: string;

  beforeAll(() => {
    contentFolder = mkdtempSync(join(tmpdir(), 'site-content-'));
    cpSync(join(root, 'content'), contentFolder, { recursive: true });
    const owner = join(contentFolder, 'owner.yaml');
    writeFileSync(owner, readFileSync(owner, 'utf8').replace(/^ {2}enquiryMonths:$/m, '  enquiryMonths: 12'));
  });
  type Running = { close: () => Promise<void> };
  const running: Running[] = [];
  /** Closes the site at the end of the test, even after a failure; the last started first. */
  function untilTheEnd<Started extends Running>(one: Started): Started {
    running.push(one);
    return one;
  }
  afterEach(async () => {
    for (const one of running.splice(0).toReversed()) await one.close();
    jest.restoreAllMocks();
  });
  afterAll(() => rmSync(contentFolder, { recursive: true }));

  /** Sends a form to a site whose clock is `ago` behind, on the data folder of `site`. */
  async function sendAgo(site: FormSite, ago: number, company: string): Promise<void> {
    const env = { ...shared, DATA_DIR: site.dataDir };
    const past = untilTheEnd(await startFormSite({ env, replaced: { clock: () => Date.now() - ago } }));
    expect((await past.send('/en/contact_us', entriesFor('contactUs', 'en', { company }))).status).toBe(303);
  }

  const started = async (site: FormSite, clock = Date.now, different: Record<string, string> = {}) => {
    const env = { ...shared, DATA_DIR: site.dataDir, SMTP_URL: 'smtp://127.0.0.1:1', ...different };
    // Drops the timers of sites started earlier in the test.
    const timers = jest.spyOn(onceAWorker.globals, 'setInterval').mockClear();
    const app = await startApp({ env, replaced: { clock, contentFolder }, works: true });
    return {
      ...app,
      /** Ten minutes later. */
      async tick() {
        const due = () => timers.mock.calls.filter(([, every]) => every === sweepMs);
        await eventually(() => due().length, 1);
        due()[0]?.[0]();
      },
    };
  };
  const companies = async (site: FormSite) => (await site.leads()).map(({ values }) => values['company']).toSorted();
  const reminders = async (site: FormSite) =>
    (await site.messages()).filter(({ payload }) => JSON.stringify(payload).includes('overdue')).length;

  test('every ten minutes overdue work is looked for: a desk is reminded once a day, and leads past their months are erased', async () => {
    const site = untilTheEnd(await startFormSite());
    await sendAgo(site, 400 * dayMs, 'Past its months');
    await sendAgo(site, 14 * dayMs, 'Overdue');
    await sendAgo(site, 0, 'New');
    const app = untilTheEnd(await started(site));
    expect(await companies(site)).toEqual(['New', 'Overdue', 'Past its months']);
    await app.tick();
    await eventually(() => companies(site), ['New', 'Overdue']);
    await eventually(() => reminders(site), 1);
    await sendAgo(site, 14 * dayMs, 'Overdue too');
    // A tick while the first sweep is still at its last chores does nothing.
    await eventually(async () => {
      await app.tick();
      return reminders(site);
    }, 2);
  });

  test('what fails keeps nothing else from being done: without the file storage desks are reminded all the same', async () => {
    const site = untilTheEnd(await startFormSite());
    await sendAgo(site, 14 * dayMs, 'Overdue');
    const away = { S3_URL: 's3://key:secret@127.0.0.1:1/bucket?tls=off' };
    const app = untilTheEnd(await started(site, Date.now, away));
    await app.tick();
    await eventually(() => reminders(site), 1);
    const failed = () => app.logged.filter(({ event }) => event === 'sweep.failed');
    await eventually(failed, [{ event: 'sweep.failed', fields: expect.objectContaining({ chore: 'uploads' }) }]);
  });

  test('expired data of accounts is deleted: a session at its end, a link when no one needs it any more', async () => {
    const site = untilTheEnd(await startAccountSite({ env: shared }));
    const visitor = site.visitor();
    const [userName, email, password] = ['swept', 'swept@example.com', 'Harbour-2026'];
    await visitor.post('/en/register', { userName, email, agreement: 'yes', password, confirm: password });
    const link = linkIn(await site.lastMail(email));
    await visitor.post(link, { password, confirm: password });
    await visitor.post('/en/login', { account: userName, password });
    /** With a clock at zero nothing has expired: what is not found has been deleted. */
    async function kept() {
      const store = await openStore({ dataDir: site.dataDir, databaseUrl: '', clock: () => 0, log: quietLog });
      const account = await store.accounts.byLogin(userName);
      const sessions = await store.sessions.listOf(account?.id ?? '');
      const found = await store.accountLinks.find(link.split('/').at(-1) ?? '');
      const events = await store.securityLog.allOf(account?.id ?? '');
      await store.close();
      return { sessions: sessions.length, link: found?.state, events: events.length };
    }
    const sweptAfter = async (days: number, left: Awaited<ReturnType<typeof kept>>) => {
      const app = await started(site, () => Date.now() + days * dayMs);
      try {
        await app.tick();
        await eventually(kept, left);
      } finally {
        await app.close();
      }
      expect(await kept()).toEqual(left);
    };
    expect(await kept()).toEqual({ sessions: 1, link: 'used', events: 1 });
    await sweptAfter(30, { sessions: 0, link: 'used', events: 1 });
    await sweptAfter(32, { sessions: 0, link: undefined, events: 1 });
    // content/owner.yaml keeps it six months.
    await sweptAfter(185, { sessions: 0, link: undefined, events: 0 });
  });

  test('after a change of the system clock nothing counts as old', async () => {
    const site = untilTheEnd(await startFormSite());
    await sendAgo(site, 0, 'New');
    let ahead = 0;
    const app = untilTheEnd(await started(site, () => Date.now() + ahead));
    ahead = 400 * dayMs;
    await app.tick();
    await eventually(() => app.logged.map(({ event }) => event).includes('sweep.unsure'), true);
    expect(await companies(site)).toEqual(['New']);
  });

  test('holidays that are missing near the end of the year are told once a day, also by a site that has run since long before', async () => {
    writeFileSync(join(contentFolder, 'holidays.yaml'), '2026: [2026-01-01]\n');
    const site = untilTheEnd(await startFormSite());
    let now = '2026-10-01T09:00';
    const app = untilTheEnd(await started(site, () => Date.parse(`${now}:00+08:00`)));
    const toldAfterRound = async () => {
      await app.tick();
      return app.logged.filter(({ event }) => event === 'holidays.missing').map(({ fields }) => fields);
    };
    expect(await toldAfterRound()).toEqual([]);
    const told = { year: '2027' };
    now = '2026-12-01T09:00';
    await eventually(toldAfterRound, [told]);
    // Further rounds of the day say nothing.
    for (let round = 0; round < 3; round += 1) await toldAfterRound();
    now = '2026-12-02T10:00';
    await eventually(toldAfterRound, [told, told]);
  });
});
