// Contacts as they are copied or typed on other keyboards, and consent as programs send it: what a lead keeps of them.
import type { LocaleCode } from '../../../src/shared/i18n/locales.ts';
import { inside } from '../../support/app.ts';
import { entriesFor, type Entries } from '../../support/formEntries.ts';
import { startFormSite } from '../../support/formSite.ts';
import { siteOf } from '../../support/siteOf.ts';

inside('what is kept of what was sent', () => {
  const site = siteOf(startFormSite);

  async function keptOf(path: string, entries: Entries) {
    const { status, body } = await site.sendJson(path, entries);
    expect([status, body.errors]).toEqual([200, []]);
    return (await site.leads()).find(({ reference }) => reference === body.result.reference)?.values;
  }

  test.each([
    ['a zero-width space before it', '\u200Bcopied1@example.com', 'copied1@example.com'],
    ['marks of direction around it', '\u202Acopied2@example.com\u202C', 'copied2@example.com'],
    ['a soft hyphen in it', 'copied3@exam\u00ADple.com', 'copied3@example.com'],
    ['the full stop of a Chinese keyboard', 'typed4@example。com', 'typed4@example.com'],
    ['a narrow full stop of a Japanese keyboard', 'typed5@example｡co｡jp', 'typed5@example.co.jp'],
  ])('an address with %s is the one that a mail reaches', async (_what, email, kept) => {
    expect((await keptOf('/en/contact_us', entriesFor('contactUs', 'en', { email })))?.['email']).toBe(kept);
    const messages = JSON.stringify(await site.messages());
    expect(messages).toContain(`"to":"${kept}"`);
    expect(messages).not.toContain(email);
  });

  test.each<[string, LocaleCode, string, string]>([
    ['/en/contact_us', 'en', '\u202A+44 20 7946 0958\u202C', 'as a phone’s contacts copy it'],
    ['/en/contact_us', 'en', '+44\u00A020\u20117946\u20110958', 'with hyphens that do not break'],
    ['/en/contact_us', 'en', '+44–20–7946–0958', 'with dashes'],
    ['/jp/contact_us', 'jp', '０９０ー１２３４ー５６７８', 'with the long vowel of a Japanese keyboard'],
    ['/jp/contact_us', 'jp', '090\u22121234\u22125678', 'with minus signs'],
  ])('%s takes a number in %s: “%s”, %s', async (path, locale, phone) => {
    const kept = await keptOf(path, entriesFor('contactUs', locale, { phone, email: `${locale}@example.com` }));
    expect(kept?.['phone']).toMatch(/^\+[\d ]+$/);
  });

  test.each([
    ['/jp/success', 'success', 'jp', 'taxId', 'Ｔ１２３４５６７８９０１２３', 'T1234567890123'],
    ['/zh-tw/success', 'success', 'zh_TW', 'taxId', '０４５９５２５７', '04595257'],
    ['/en/success', 'success', 'en', 'taxId', '\u200B04595257', '04595257'],
    ['/jp/free_open', 'freeOpen', 'jp', 'companyDomain', 'ｅｘａｍｐｌｅ．ｃｏ．ｊｐ', 'example.co.jp'],
    ['/zh/free_open', 'freeOpen', 'zh_CN', 'companyDomain', 'example。com。cn', 'example.com.cn'],
  ] as const)('%s takes the %s form in %s with a %s of “%s” as %s', async (...row) => {
    const [path, form, locale, name, typed, kept] = row;
    expect((await keptOf(path, entriesFor(form, locale, { [name]: typed })))?.[name]).toBe(kept);
  });

  async function consentOf(marketing: unknown): Promise<unknown> {
    const message = `I want to move game servers to Tokyo, please quote: ${typeof marketing} ${String(marketing)}.`;
    const answer = await fetch(`${site.base}/webapi/lead/contactUs`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...entriesFor('contactUs', 'en', { message }), marketing, language: 'en' }),
    });
    const { result } = (await answer.json()) as { result: { reference: string } };
    const lead = (await site.leads()).find(({ reference }) => reference === result.reference);
    expect(lead?.values['message']).toBe(message);
    return lead?.values['marketing'];
  }

  test.each([[false], ['false'], ['no'], ['off'], [0], ['']])('marketing: %j is no consent', async (marketing) => {
    expect(await consentOf(marketing)).toBeUndefined();
  });

  test.each([[true], ['yes'], ['on']])('marketing: %j is consent', async (marketing) => {
    expect(await consentOf(marketing)).toBe('yes');
  });
});
