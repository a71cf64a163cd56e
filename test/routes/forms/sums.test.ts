// The sum for visitors without script: enough at once, counted once a form, and checked with growing delay when one
// network sends wrong answers.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inside } from '../../support/app.ts';
import { encoded, entriesFor, type Entries } from '../../support/formEntries.ts';
import { sumIn } from '../../support/formPage.ts';
import { faultsIn, startFormSite } from '../../support/formSite.ts';
import { headOf, textOf } from '../../support/html.ts';

const path = '/en/contact_us';
const good = (different: Entries = {}) => entriesFor('contactUs', 'en', different);

inside('the sum for visitors without script', () => {
  test('is on the first form and is enough at once, for each address', async () => {
    const site = await startFormSite({ env: { CAPTCHA: 'on', TRUST_PROXY: 'true' } });
    const { text } = await site.get(path);
    expect(textOf((await site.get('/zh-tw/gcp-service')).text)).toMatch(/\d 加 \d 等於多少/);
    const sum = sumIn(text);
    expect((await site.send(path, good({ ...sum, company: 'One press' }))).status).toBe(303);
    const wrong = await site.send(path, good({ ...sum, humanAnswer: '1' }));
    expect(wrong.status).toBe(422);
    // The next visitor from here gets a sum of their own; one from elsewhere does not.
    const next = await site.sendJson(path, good({ ...sum, company: 'Same office' }));
    expect(faultsIn(next)).toEqual({ slider: 'answerUsed' });
    expect(next.body.result.question.token).not.toBe(sum['humanQuestion']);
    const elsewhere = await site
      .post(path, { Accept: 'text/html', 'X-Forwarded-For': '203.0.113.7' })
      .type('form')
      .send(encoded(good({ ...sum, company: 'Other office' })));
    expect(elsewhere.status).toBe(303);
    await site.close();
  });

  test('is not part of the challenge API', async () => {
    const site = await startFormSite({ env: { CAPTCHA: 'on' } });
    const { body } = await site.get('/webapi/check');
    expect(Object.keys(body.result)).toEqual(['challenge']);
    await site.close();
  });

  test('answered too often by one address is checked with growing delay, never refused for good', async () => {
    const start = Date.now();
    let ahead = 0;
    const site = await startFormSite({
      env: { CAPTCHA: 'on', TRUST_PROXY: 'true' },
      replaced: { clock: () => start + ahead },
    });
    const from = (address: string, entries: Entries) =>
      site
        .post(path, { Accept: 'application/json', 'X-Forwarded-For': address })
        .type('form')
        .send(encoded(good(entries)));
    const here = '203.0.113.9';
    const wrong = { ...sumIn((await site.get(path)).text), humanAnswer: '1' };
    /** The visitor's own sum, from the page that comes back. */
    const ownSum = async () => sumIn((await site.send(path, good({ ...wrong, company: 'Asks' }))).text);
    for (let count = 0; count < 5; count += 1) expect((await from(here, wrong)).status).toBe(422);
    const waits: number[] = [];
    for (let count = 0; count < 7; count += 1) {
      const sum = await ownSum();
      ahead += 3_000;
      const sent = () => from(here, { ...sum, company: `Sum ${count}` });
      const told = await sent();
      if (told.status !== 200) {
        expect([told.status, faultsIn(told)]).toEqual([429, { slider: 'answerWait' }]);
        ahead += 1_000 * Number(told.headers['retry-after']);
        expect((await sent()).status).toBe(200);
      }
      waits.push(3 + Number(told.headers['retry-after'] ?? -1));
    }
    expect(waits).toEqual([2, 4, 8, 16, 32, 60, 60]);
    // Others go on, and answers from the same address do not delay this visitor's turn.
    const [sum, others] = [await ownSum(), await ownSum()];
    ahead += 20_000;
    expect((await from('203.0.113.10', { ...others, company: 'Others' })).status).toBe(200);
    const early = await from(here, { ...sum, company: 'Early' });
    expect([early.status, early.body.errors[0].message]).toEqual([429, expect.stringContaining('40 s')]);
    for (let count = 0; count < 20; count += 1) {
      ahead += 2_000;
      await from(here, wrong);
    }
    expect((await from(here, { ...sum, company: 'Early' })).status).toBe(200);
    await site.close();
  });

  test('ten presses of one form are one enquiry, each with the same thanks', async () => {
    const start = Date.now();
    let ahead = 0;
    const site = await startFormSite({ env: { CAPTCHA: 'on' }, replaced: { clock: () => start + ahead } });
    const wrong = { ...sumIn((await site.get(path)).text), humanAnswer: '1' };
    // The visitor's own sum: if it counted ten times, it would have to be older than it is.
    const sum = sumIn((await site.send(path, good(wrong))).text);
    ahead += 4_000;
    const entries = good({ ...sum, company: 'Pressed' });
    const presses = [];
    for (let count = 0; count < 10; count += 1) presses.push(await site.sendJson(path, entries));
    expect(presses.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
    expect(new Set(presses.map(({ body }) => body.result.reference)).size).toBe(1);
    expect(await site.leads()).toHaveLength(1);
    await site.close();
  });

  test('is not asked again when the store failed', async () => {
    const blocked = join(tmpdir(), `site-sum-${process.pid}`);
    mkdirSync(join(blocked, 'site.db'), { recursive: true });
    writeFileSync(join(blocked, 'site.db', 'in-the-way'), '');
    const site = await startFormSite({ env: { CAPTCHA: 'on', DATA_DIR: blocked } });
    const sum = sumIn((await site.get(path)).text);
    const { status, text } = await site.send(path, good(sum));
    expect(status).toBe(503);
    expect(text).toContain('Verified');
    expect(text).toContain(`value="${sum['humanQuestion'] as string}"`);
    expect(text).not.toMatch(/What is \d plus \d\?/);
    expect(headOf(text).title).toMatch(/^Not sent yet: /);
    await site.close();
    rmSync(blocked, { recursive: true, force: true });
  });
});
