// One visitor gives one lead: double clicks, lost answers, other sites, floods and human checks.
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { callDays } from '../../../src/server/enquiries/callTimes.ts';
import { halfHourMs, slotText } from '../../../src/shared/forms/slot.ts';
import { inside } from '../../support/app.ts';
import { encoded, entriesFor, type Entries } from '../../support/formEntries.ts';
import { faultsIn, startFormSite } from '../../support/formSite.ts';
import { announcing } from '../../support/sampleFiles.ts';
import { sameSender } from '../../support/sameSender.ts';
import { siteOf } from '../../support/siteOf.ts';

const path = '/en/contact_us';
const good = (different: Entries = {}) => entriesFor('contactUs', 'en', different);

inside('a form sent more than once', () => {
  // The same words count as one enquiry for a day, so no midnight may pass during the test.
  const now = Date.now();

  const site = siteOf(() => startFormSite({ replaced: { clock: () => now } }));

  test('the same key and words make one lead, however many arrive together', async () => {
    const key = 'key-of-a-double-click';
    const answers = await Promise.all(Array.from({ length: 5 }, () => site.sendJson(path, good({ key }))));
    const references = new Set(answers.map(({ body }) => body.result.reference));
    expect(references.size).toBe(1);
    expect((await site.leads()).filter(({ reference }) => references.has(reference))).toHaveLength(1);
  });

  test('without script and key, the same words on the same day are one lead', async () => {
    const entries = good({ company: 'Back and again' });
    const [one, two] = [await site.send(path, entries), await site.send(path, entries)];
    expect(two.headers['location']).toBe(one.headers['location']?.replace('#', '&again=yes#'));
  });

  test('Back, edited and sent again, is a new lead: nothing that was added is lost', async () => {
    const key = 'key-of-a-visitor-who-edits';
    const one = await site.sendJson(path, good({ key }));
    const two = await site.sendJson(path, good({ key, company: 'With a better name' }));
    expect(one.body.result.reference).not.toBe(two.body.result.reference);
  });

  test('a form never goes without the files that it shows: those that went with the first are asked for again', async () => {
    const store = { draft: 'a-draft-that-was-sent', key: 'key-of-a-form-with-files' };
    const file = { path: 'abcd12345678.pdf', name: 'plan.pdf', type: 'pdf', size: 9 };
    await site.inStore(({ uploads }) => uploads.keep(store.draft, file, now + 60_000, sameSender));
    const sent = (company: string) => site.sendJson(path, good({ ...store, company, shown: file.path }));
    const [first, again] = [await sent('Once'), await sent('Once')];
    expect(again.body.result.reference).toBe(first.body.result.reference);
    expect(faultsIn(await sent('Edited after Back'))).toEqual({ attachments: 'filesGone' });
    expect((await site.leads()).filter(({ values }) => values['company'] === 'Edited after Back')).toEqual([]);
  });

  test('other clients send to /webapi/lead, with their key in a header', async () => {
    const send = () =>
      site
        .post('/webapi/lead/contactUs?language=jp', { 'Idempotency-Key': 'another-clients-key' })
        .send(entriesFor('contactUs', 'jp'));
    const [one, two] = [await send(), await send()];
    expect(one.body).toMatchObject({
      code: 0,
      result: { promise: 'enquiry', location: expect.stringMatching(/^\/jp\/contact_us\?sent=CO-/) },
    });
    expect(two.body.result.reference).toBe(one.body.result.reference);
    expect((await site.post('/webapi/lead/nothing').send({})).status).toBe(404);
    expect((await site.post('/webapi/lead/contactUs').type('json').send('{')).status).toBe(400);
  });

  const elsewhere: Record<string, string>[] = [
    ...['cross-site', 'same-site', 'CROSS-SITE', ''].map((site) => ({
      'Sec-Fetch-Site': site,
      Origin: 'https://evil.example',
    })),
    ...[
      'https://evil.example',
      'http://evil.example:80',
      'null',
      'https://cocloud.example.evil.example',
      'https://evil.example/cocloud.example',
      'https://cocloud.example:8443',
      'https://xcocloud.example',
      'file://',
    ].map((origin) => ({ Origin: origin })),
  ];
  const changing = [path, '/zh-tw/free_open', '/webapi/lead/contactUs', '/webapi/upload', '/consent'];

  test.each(elsewhere)('sent from another site (%j) it is 403 on every route', async (headers) => {
    for (const address of changing) {
      const { status } = await site.post(address, headers).type('form').send(encoded(good()));
      expect([address, status]).toEqual([address, 403]);
    }
  });
});

inside('a booking sent again', () => {
  // A Monday morning in Taipei.
  const monday = Date.parse('2026-12-21T00:00:00Z');
  const [day] = callDays(onceAWorker.content(), monday, []);
  const at = (day?.at ?? 0) + (day?.halves.indexOf('f') ?? 0) * halfHourMs;
  let now = monday;

  const site = siteOf(() => startFormSite({ replaced: { clock: () => now } }));

  test('is answered as booked though its half hour is no longer on offer: its first answer may have been lost', async () => {
    const slot = slotText({ at, zone: 'Asia/Tokyo' });
    const book = (key: string) => site.sendJson('/jp/callback', entriesFor('callback', 'jp', { slot, key }));
    const first = await book('key-of-a-booked-call');
    expect(first.status).toBe(200);
    now = at - halfHourMs;
    const again = await book('key-of-a-booked-call');
    expect([again.status, again.body.result?.reference]).toEqual([200, first.body.result.reference]);
    const late = await book('key-of-a-late-visitor');
    expect([late.status, faultsIn(late)]).toEqual([422, { slot: 'slotGone' }]);
    expect(await site.leads()).toHaveLength(1);
  });
});

inside('too many from one address', () => {
  test('429 says how long to wait and keeps what was typed', async () => {
    const site = await startFormSite({ env: { FORM_LIMIT: '2' } });
    await site.send(path, {});
    await site.send(path, {});
    const { status, headers, text } = await site.send(path, good({ company: 'Patience Ltd' }));
    expect(status).toBe(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(text).toContain('value="Patience Ltd"');
    expect((await site.send('/en/cooperation', {})).status).toBe(422);
    await site.close();
  });

  test('429 for a file names the reason that is shown beside it', async () => {
    const site = await startFormSite({ env: { FORM_LIMIT: '1' } });
    const begin = (draft: string) => site.post('/webapi/upload', announcing(draft, 9));
    expect((await begin('a-draft-with-a-file')).status).toBe(201);
    const refused = await begin('a-draft-with-another');
    expect([refused.status, faultsIn(refused)]).toEqual([429, { attachments: 'filesRate' }]);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    await site.close();
  });
});

inside('the human check', () => {
  // Time passes only where a test lets it: an answer that comes at once does so on a slow machine, too.
  let now = Date.now();

  const site = siteOf(() => startFormSite({ env: { CAPTCHA: 'on' }, replaced: { clock: () => now } }));

  async function proof(): Promise<string> {
    const { body } = await site.get('/webapi/check');
    const challenge = body.result.challenge.work;
    const solution = await solveChallenge({ challenge, deriveKey });
    return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
  }

  test('a form without one is told to drag the slider, and offered a sum', async () => {
    const { status, text } = await site.send(path, good());
    expect(status).toBe(422);
    expect(text).toContain('Please drag the slider');
    expect(text).toMatch(/What is \d plus \d\?/);
    expect(text).toContain('name="humanQuestion"');
  });

  test('a proof works once; the same form with it is the same lead', async () => {
    const humanProof = await proof();
    const entries = good({ key: 'key-of-the-first-form', humanProof });
    const first = await site.sendJson(path, entries);
    expect(first.body.code).toBe(0);
    expect((await site.sendJson(path, entries)).body.result.reference).toBe(first.body.result.reference);
    const replay = await site.sendJson(path, good({ key: 'key-of-another-form', company: 'Replay', humanProof }));
    expect(faultsIn(replay)).toEqual({ slider: 'captcha' });
  });

  test('a proof stays valid when the form had another fault', async () => {
    const humanProof = await proof();
    const { text } = await site.send(path, good({ email: 'wrong', humanProof }));
    expect(text).toContain('Verified');
    expect(text).toContain(`value="${humanProof}"`);
    expect((await site.sendJson(path, good({ company: 'Mended', humanProof }))).body.code).toBe(0);
  });

  test('the sum is enough without script, but not at a program’s pace, nor when the hidden trap field is filled in', async () => {
    const { text } = await site.send(path, good());
    const [, a = '', b = ''] = /(\d) plus (\d)\?/.exec(text) ?? [];
    const [, humanQuestion = ''] = /name="humanQuestion"[^>]*value="([^"]+)"/.exec(text) ?? [];
    const answered = good({ company: 'By sum', humanQuestion, humanAnswer: String(Number(a) + Number(b)) });
    expect(faultsIn(await site.sendJson(path, answered))).toEqual({ slider: 'captcha' });
    now += 3_100;
    expect(faultsIn(await site.sendJson(path, { ...answered, website: 'https://spam.example' }))).toEqual({
      slider: 'captcha',
    });
    expect((await site.sendJson(path, answered)).body.code).toBe(0);
  });
});
