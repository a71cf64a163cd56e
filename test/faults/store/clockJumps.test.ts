// Row 35: the system clock is changed: forms and mails go on, and used proofs stay used.
import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { root } from '../../support/app.ts';
import { encoded, entriesFor } from '../../support/formEntries.ts';
import { eventually } from '../../support/eventually.ts';
import { counts, faultTimeoutMs, report } from '../../support/faults.ts';
import { startFormSite } from '../../support/formSite.ts';
import { freePort } from '../../../scripts/freePort.ts';
import { metricOf } from '../../support/metricOf.ts';
import { asking } from '../../support/newsReader.ts';
import { startServer } from '../../support/serverProcess.ts';
import { startSmtp } from '../../support/smtp.ts';
import { staffCommands } from '../../support/staffCommands.ts';
import { workersOf } from '../../support/workers.ts';
import { steadyClock } from '../../../src/server/ops/steadyClock.ts';

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000];
const year = 366 * day;
const jumps = counts([hour, -hour, year, -year], [minute, -minute, hour, -hour, day, -day, year, -year]);

/** Replaced for everything in this process, including packages. */
const realNow = Date.now;
let offset = 0;
beforeAll(() => {
  Date.now = () => realNow() + offset;
});
afterAll(() => {
  Date.now = realNow;
});

let revived = 0;
let stuck = 0;
const waits: number[] = [];

test.each(jumps)(
  'the clock is set by %i ms, and back again',
  async (jump) => {
    const site = await startFormSite({ env: { CAPTCHA: 'on' }, works: true });
    const proof = async () => {
      const challenge = (await site.get('/webapi/check')).body.result.challenge.work;
      const solution = await solveChallenge({ challenge, deriveKey });
      return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
    };
    const send = (company: string, humanProof: string) =>
      site
        .post('/en/contact_us', { Accept: 'application/json' })
        .type('form')
        .send(encoded({ ...entriesFor('contactUs', 'en', { company }), humanProof }));

    const before = await proof();
    expect((await send('Before', before)).status).toBe(200);
    const open = await proof();
    const again = async () => {
      const { status } = await send('Once more', before);
      if (status === 200) revived += 1;
    };
    offset = jump;
    await again();
    expect((await site.get('/en/cdn')).status).toBe(200);
    expect((await send('After', await proof())).status).toBe(200);
    const waiting = async () => (await site.messages()).filter(({ doneAt }) => doneAt === undefined).length;
    await eventually(waiting, 0).catch(() => (stuck += 1));
    await again();
    offset = 0;
    await again();
    // A challenge from before the jump is still valid: it was never used.
    expect((await send('At last', open)).status).toBe(200);
    await eventually(waiting, 0).catch(() => (stuck += 1));
    await site.close();
    expect([revived, stuck]).toEqual([0, 0]);
  },
  faultTimeoutMs,
);

test.each(jumps)('a sender over the limit waits ten minutes at most, whatever the clock says: %i ms', async (jump) => {
  const site = await startFormSite({ env: { FORM_LIMIT: '2' } });
  const send = (company: string) => site.sendJson('/en/contact_us', entriesFor('contactUs', 'en', { company }));
  for (const company of ['One', 'Two']) expect((await send(company)).status).toBe(200);
  offset = jump;
  const { status, headers } = await send('Three');
  offset = 0;
  // After a jump forward the blocked time may be over: then the request passes.
  expect(jump > 0 ? [200, 429] : [429]).toContain(status);
  if (status === 429) {
    const wait = Number(headers['retry-after']);
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(600);
    waits.push(wait);
  }
  await site.close();
});

test.each([-hour * 2, -day, -366 * day])(
  'a mail waiting for its next try does not wait for the old time: %i ms',
  async (jump) => {
    const port = await freePort();
    const site = await startFormSite({ env: { SMTP_URL: `smtp://127.0.0.1:${port}` }, works: true });
    expect((await site.sendJson('/en/contact_us', entriesFor('contactUs', 'en'))).status).toBe(200);
    const mails = async () => (await site.messages()).filter(({ kind }) => kind === 'mail');
    await eventually(async () => (await mails()).every(({ lastError }) => lastError !== undefined), true);
    offset = jump;
    const smtp = await startSmtp({}, port);
    await eventually(() => smtp.mails.length, (await mails()).length).catch(() => (stuck += 1));
    offset = 0;
    await site.close();
    await smtp.stop();
    expect(stuck).toBe(0);
  },
  faultTimeoutMs,
);

test.each([1, 2])(
  'what a wrong clock would delete is still there after a reload, and after processes were replaced: %i at once',
  async (workers) => {
    const folder = mkdtempSync(join(tmpdir(), 'site-clock-'));
    const ahead = join(folder, 'ahead');
    writeFileSync(ahead, '0');
    const site = await startServer({
      env: {
        WORKERS: String(workers),
        LOG_LEVEL: 'info',
        NODE_OPTIONS: `--require ${join(root, 'test/support/setClock.cjs')}`,
        CLOCK_AHEAD: ahead,
      },
    });
    const lines = (event: string) =>
      site
        .output()
        .split('\n')
        .filter((line) => line.includes(`"${event}"`)).length;
    await eventually(async () => (await fetch(`${site.base}/readyz`)).status, 200);
    const email = 'unconfirmed@example.org';
    expect((await site.post('/en/newsletter', asking(email))).status).toBe(303);
    // Replaced at once, so that no process reads half of it.
    writeFileSync(`${ahead}.new`, String(year));
    renameSync(`${ahead}.new`, ahead);
    await eventually(() => lines('sweep.unsure') >= workers, true);
    if (workers === 1) process.kill(site.pid, 'SIGHUP');
    else for (const pid of workersOf(site)) process.kill(pid, 'SIGKILL');
    await eventually(() => lines(workers === 1 ? 'reload.done' : 'worker.died'), workers);
    await eventually(async () => (await fetch(`${site.base}/readyz`)).status, 200);
    const before = lines('sweep.unsure');
    await eventually(() => lines('sweep.unsure') >= before + 3 * workers, true);
    expect(await metricOf(site, 'clock_unsure')).toBeGreaterThan(0);
    const { newsletter } = staffCommands({ dataDir: site.dataDir, databaseUrl: '' });
    expect(JSON.parse(await newsletter('export', email))).toEqual([expect.objectContaining({ email, state: 'asked' })]);
    await site.stop();
    rmSync(folder, { recursive: true });
  },
  faultTimeoutMs,
);

test('what is deleted by its age is left alone from then on', () => {
  let [now, passed] = [1e12, 0];
  const isSteady = steadyClock(
    () => now,
    () => passed,
  );
  [now, passed] = [now + day, day];
  expect(isSteady()).toBe(true);
  now += hour;
  expect(isSteady()).toBe(false);
  now -= hour;
  expect(isSteady()).toBe(false);
  report({
    row: 35,
    fault: 'the time of day is set',
    promise: 'forms and mails go on, nobody waits for the old time, nothing used up is good again',
    count: `${jumps.length} jumps of a minute to a year, there and back`,
    result: `${revived} proofs revived, ${stuck} messages stuck, longest wait for a form ${Math.max(...waits)} s`,
    lost: revived + stuck,
  });
});
