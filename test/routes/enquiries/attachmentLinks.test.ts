// A desk opens a visitor's file from its mail: a signed link that expires, downloads the file, and is logged.
import { inside } from '../../support/app.ts';
import { entriesFor } from '../../support/formEntries.ts';
import { startFormSite } from '../../support/formSite.ts';
import { samplePdf } from '../../support/sampleFiles.ts';
import { siteOf } from '../../support/siteOf.ts';

const dayMs = 24 * 3_600_000;

inside('links to attachments', () => {
  let now = Date.now();
  const opened: object[] = [];
  let link: URL;

  const site = siteOf(async () => {
    const log = {
      info: (event: string, fields: object = {}) => void (event === 'attachment.opened' && opened.push(fields)),
      warn: () => undefined,
      error: () => undefined,
    };
    return startFormSite({ replaced: { clock: () => now, log } });
  });
  beforeAll(async () => {
    let test = site.post('/en/contact_us', { Accept: 'application/json', Host: 'sg.cocloud.example' });
    for (const [name, value] of Object.entries(entriesFor('contactUs', 'en')))
      for (const one of [value].flat()) test = test.field(name, one);
    await test.attach('attachments', samplePdf(), { filename: '報價 "1".pdf' });
    const texts = (await site.messages()).map(({ payload }) => JSON.stringify(payload));
    const found = texts.flatMap((text) => /https:[^"\\ ]+\/attachment\/[^"\\ ]+signature=[\w-]+/.exec(text) ?? []);
    expect(found).toHaveLength(2);
    link = new URL(found[0] ?? '');
  });

  const open = (url = link) => site.get(url.pathname + url.search);

  test('lead to the main website, whatever host the visitor used', () => {
    expect(link.origin).toBe('https://cocloud.example');
  });

  test('download the file under its name, and are logged', async () => {
    const answer = await open().buffer(true);
    expect([answer.status, answer.type]).toEqual([200, 'application/pdf']);
    expect(answer.headers['content-disposition']).toMatch(/^attachment; .*filename\*=UTF-8''%E5%A0%B1/);
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect(answer.headers['content-security-policy']).toContain('sandbox');
    expect(answer.body.subarray(0, 5).toString()).toBe('%PDF-');
    expect(opened).toEqual([{ reference: expect.stringMatching(/^CO-/), file: link.pathname.split('/').at(-1) }]);
  });

  test.each([
    ['another file', (url: URL) => void (url.pathname = `/attachment/${'0'.repeat(32)}.pdf`)],
    ['a later end', (url: URL) => url.searchParams.set('until', String(now + 90 * dayMs))],
    ['another signature', (url: URL) => url.searchParams.set('signature', 'A'.repeat(43))],
    ['no signature', (url: URL) => url.searchParams.delete('signature')],
  ])('are refused with %s', async (_what, bend) => {
    const bent = new URL(link);
    bend(bent);
    expect((await open(bent)).status).toBe(403);
  });

  test('expire after a month, and say so in the reader’s language', async () => {
    now += 30 * dayMs - 1_000;
    expect((await open()).status).toBe(200);
    now += 2_000;
    const answer = await open();
    expect([answer.status, answer.type]).toEqual([403, 'text/plain']);
    expect(answer.text.length).toBeGreaterThan(20);
  });

  test('an address gets three confirmations an hour; its enquiries are all taken', async () => {
    const send = async (message: string) => {
      const entries = entriesFor('contactUs', 'en', { email: 'flooded@example.org', message: message.repeat(8) });
      expect((await site.sendJson('/en/contact_us', entries)).body.code).toBe(0);
    };
    const confirmations = async () =>
      (await site.messages()).filter(({ payload }) => JSON.stringify(payload).includes('"to":"flooded@example.org"'));
    for (const message of ['one ', 'two ', 'three ', 'four ', 'five ']) await send(message);
    expect(await confirmations()).toHaveLength(3);
    now += 3_600_000;
    await send('six ');
    expect(await confirmations()).toHaveLength(4);
  });
});
