// What a visitor without script gets back from a form: its position on the page, its title, and no double enquiry.
import { partWords } from '../../../src/shared/i18n/joinWords.ts';
import { newReference } from '../../../src/server/store/reference.ts';
import { inside } from '../../support/app.ts';
import { entriesFor, type Entries } from '../../support/formEntries.ts';
import { faultsIn, startFormSite } from '../../support/formSite.ts';
import { headOf, tagsOf } from '../../support/html.ts';
import { languages, prefixes } from '../../support/pageSets.ts';
import { samplePdf } from '../../support/sampleFiles.ts';
import { siteOf } from '../../support/siteOf.ts';

const path = '/en/contact_us';
const good = (different: Entries = {}) => entriesFor('contactUs', 'en', different);

inside('the answer of a form', () => {
  const site = siteOf(startFormSite);

  test('names its position in the form’s address and in the redirect', async () => {
    for (const address of [path, '/zh-tw/free_open', '/jp/gcp-service', '/en/success']) {
      expect((await site.get(address)).text).toContain(`action="${address}#answer"`);
    }
    const { headers } = await site.send(path, good());
    expect(headers['location']).toMatch(/^\/en\/contact_us\?sent=CO-.{9}#answer$/);
    expect((await site.get(headers['location'] ?? '')).text.match(/id="?answer\b/g)).toHaveLength(1);
    expect((await site.send(path, {})).text.match(/id="?answer\b/g)).toHaveLength(1);
  });

  test('says the result in the title, in five languages', async () => {
    const plain = headOf((await site.get(path)).text).title;
    expect(headOf((await site.send(path, good({ email: 'x', phone: '1' }))).text).title).toBe(
      `2 fields need attention: ${plain}`,
    );
    expect(headOf((await site.send(path, good({ email: 'x' }))).text).title).toBe(`1 field needs attention: ${plain}`);
    const { headers } = await site.send(path, good({ company: 'Title Ltd' }));
    expect(headOf((await site.get(headers['location'] ?? '')).text).title).toBe(`Sent: ${plain}`);
    for (const [prefix, words] of [
      ['zh', '有 1 处需要修改：'],
      ['zh-tw', '有 1 個地方需要修正：'],
      ['pt', '1 campo precisa de correção: '],
      ['jp', '1か所に修正が必要です：'],
    ] as const) {
      const locale = ({ zh: 'zh_CN', 'zh-tw': 'zh_TW', pt: 'pt', jp: 'jp' } as const)[prefix];
      const address = `/${prefix}/contact_us`;
      const { text } = await site.send(address, entriesFor('contactUs', locale, { email: 'x' }));
      expect(headOf(text).title).toBe(words + headOf((await site.get(address)).text).title);
    }
  });

  test.each([
    ['en', 'en', 'Check 1 field'],
    ['zh', 'zh_CN', '请检查 1 处'],
    ['zh-tw', 'zh_TW', '請檢查 1 處'],
    ['pt', 'pt', 'Confira 1 campo'],
    ['jp', 'jp', '1か所をご確認ください'],
  ] as const)('says above the form what to do: /%s', async (prefix, locale, heading) => {
    const { text } = await site.send(`/${prefix}/contact_us`, entriesFor('contactUs', locale, { email: 'x' }));
    expect(text.replaceAll(/<[^>]*>/g, '').replaceAll('\u00a0', ' ')).toContain(heading);
  });

  test.each([
    ['en', 'Enter your last name', 'Last name: 1 to 20 characters'],
    ['zh', '请输入姓氏', '姓氏须为 1–20 个字'],
    ['zh-tw', '請輸入姓氏', '姓氏須為 1–20 個字'],
    ['pt', 'Informe seu sobrenome', 'Sobrenome: de 1 a 20 caracteres'],
    ['jp', '姓を入力してください', '姓は1～20文字です'],
  ] as const)(
    '/%s: an empty field asks for what belongs there, one that is too long says its limit',
    async (prefix, ask, limit) => {
      const address = `/${prefix}/contact_us`;
      const { code } = languages[prefix];
      for (const [lastName, words] of [
        ['', ask],
        ['x'.repeat(21), limit],
      ] as const) {
        const text = partWords((await site.send(address, entriesFor('contactUs', code, { lastName }))).text);
        expect(/id="f-lastName-e"[^>]*>(?:<[^>]*>)*([^<]+)/.exec(text)?.[1]).toBe(words);
      }
    },
  );

  test.each([
    ['en', ['firstName', 'lastName']],
    ['zh', ['lastName', 'firstName']],
    ['zh-tw', ['lastName', 'firstName']],
    ['pt', ['firstName', 'lastName']],
    ['jp', ['lastName', 'firstName']],
  ] as const)('/%s: a name is asked for in the language’s order', async (prefix, order) => {
    for (const page of ['contact_us', 'cooperation']) {
      const { text } = await site.get(`/${prefix}/${page}`);
      expect([...text.matchAll(/<input[^>]*name="(firstName|lastName)"/g)].map(([, name]) => name)).toEqual(order);
    }
  });

  test.each(prefixes)('/%s: the thanks link on, and the reference stands alone for copying', async (prefix) => {
    const { code } = languages[prefix];
    const { headers } = await site.send(
      `/${prefix}/contact_us`,
      entriesFor('contactUs', code, { company: `Next ${prefix}` }),
    );
    const { text } = await site.get(headers['location'] ?? '');
    const thanks = /id="answer"[^]*?<\/section>/.exec(text)?.[0] ?? '';
    expect(thanks).toMatch(/<b>CO-[\w-]+<\/b>/);
    expect(tagsOf(thanks, 'a').map(({ href }) => href)).toEqual(
      expect.arrayContaining([`/${prefix}/FAQ`, `/${prefix}/blog`]),
    );
  });

  test('the same form sent again says that it has been received, under the same reference', async () => {
    const entries = good({ key: 'key-of-a-visitor-who-goes-back', company: 'Back Ltd' });
    const first = await site.send(path, entries);
    const again = await site.send(path, entries);
    expect(again.headers['location']).toBe(first.headers['location']?.replace('#', '&again=yes#'));
    expect((await site.get(first.headers['location'] ?? '')).text).toContain('Form sent successfully');
    const { text } = await site.get(again.headers['location'] ?? '');
    expect(text).toContain('We have already received this form');
    expect(text).toContain(/sent=(CO-[\w-]+)/.exec(first.headers['location'] ?? '')?.[1] ?? '?');
  });

  test('an unknown reference gets no thanks', async () => {
    for (const reference of [newReference(), 'CO-0000-0000', '', '%3Cb%3E']) {
      const { text, status } = await site.get(`${path}?sent=${reference}`);
      expect([reference, status]).toEqual([reference, 200]);
      expect(text).toContain('Nothing was found under this reference number');
      expect(text).not.toContain('sent successfully');
      expect(text).toContain('name="email"');
      expect(headOf(text).title).toMatch(/^Nothing found: /);
    }
  });

  test('files come back in the order in which they were chosen, small ones in kB', async () => {
    const names = ['c.pdf', 'a.pdf', 'b.pdf'];
    const request = site.post(path, { Accept: 'text/html' });
    for (const name of names) request.attach('attachments', samplePdf(), name);
    const { text } = await request;
    expect([...text.matchAll(/>([abc]\.pdf)</g)].map(([, name]) => name)).toEqual(names);
    expect(text).toMatch(/>\d+\skB</);
    expect(text).toMatch(/\d+\skB of 24\sMB used/);
  });
});

inside('choices', () => {
  const site = siteOf(startFormSite);

  test.each<[string, 'contactUs' | 'success', Entries, Record<string, string>]>([
    ['/en/contact_us', 'contactUs', { jobTitle: 'king' }, { jobTitle: 'jobTitle' }],
    ['/en/contact_us', 'contactUs', { company: '\u200b\u2060\ufeff' }, { company: 'companyEmpty' }],
    ['/en/contact_us', 'contactUs', { message: '\u200b'.repeat(30) }, { message: 'messageShort' }],
  ])('%s outside of them is refused at the field: %j', async (address, form, different, faults) => {
    expect(faultsIn(await site.sendJson(address, entriesFor(form, 'en', different)))).toEqual(faults);
  });

  test('a single missing character is called one character', async () => {
    const said = async (count: number) =>
      (await site.sendJson(path, good({ message: 'x'.repeat(count) }))).body.errors[0].message;
    expect(await said(19)).toMatch(/^Add 1 character \(/);
    expect(await said(18)).toMatch(/^Add 2 characters \(/);
  });
});
