// Every form in every language: a valid one gets its reference, each rule at its limits, faults and what comes back.
import type { FormId } from '../../../src/shared/forms/Form.ts';
import { localeCodes, type LocaleCode } from '../../../src/shared/i18n/locales.ts';
import { hasPage, pathOf } from '../../../src/shared/pages/addresses.ts';
import { formPages } from '../../../src/server/enquiries/formAnswers.ts';
import { pages, type PageId } from '../../../src/shared/pages/pages.ts';
import { inside } from '../../support/app.ts';
import { entriesFor, type Entries } from '../../support/formEntries.ts';
import { faultsIn, startFormSite } from '../../support/formSite.ts';
import { siteOf } from '../../support/siteOf.ts';

type Place = { form: FormId; page: PageId; locale: LocaleCode; path: string };

const places: Place[] = formPages.flatMap(({ form, pages }) =>
  pages.flatMap((page) =>
    localeCodes
      .filter((locale) => hasPage(page, locale))
      .map((locale) => ({ form: form.id, page, locale, path: pathOf(page, locale) })),
  ),
);
const unique = (place: Place): Entries =>
  place.form === 'freeOpen' ? { companyDomain: `${place.locale.replace('_', '-')}.example.org` } : {};

test('every partner whose cloud or network we sell has the form on its page', () => {
  const vendors = pages.filter(({ common }) => common === 'clouds');
  expect(vendors.length).toBeGreaterThanOrEqual(9);
  expect(vendors.filter(({ form }) => form !== 'consult').map(({ id }) => id)).toEqual([]);
});

inside('forms', () => {
  const site = siteOf(startFormSite);

  test.each(places)('$path accepts a valid form and thanks with its reference', async (place) => {
    const entries = entriesFor(place.form, place.locale, unique(place));
    const { status, headers } = await site.send(place.path, entries);
    expect(status).toBe(303);
    const wish = entries['plan'] ? `&plan=${String(entries['plan'])}` : '';
    expect(headers['location']).toMatch(new RegExp(`^${place.path}(/\\w+)?\\?sent=CO(-[0-9A-Z]{4}){2}${wish}#answer$`));
    const thanks = await site.get(headers['location'] ?? '');
    expect(thanks.status).toBe(200);
    expect(thanks.headers['cache-control']).toContain('no-store');
    const [, sent = '-'] = /sent=([\w-]+)/.exec(headers['location'] ?? '') ?? [];
    expect(thanks.text).toContain(sent);
    const lead = (await site.leads()).find(({ reference }) => reference === sent);
    expect(lead).toMatchObject({ form: place.form, locale: place.locale, status: 'new' });
  });

  test.each(places)('$path gives an empty form back with a linked summary', async ({ path }) => {
    const { status, text, headers } = await site.send(path, {});
    expect(status).toBe(422);
    expect(headers['cache-control']).toContain('no-store');
    const targets = [...text.matchAll(/<li><a href="#(f-\w+)">/g)].map(([, id]) => id);
    expect(targets.length).toBeGreaterThan(3);
    expect(text).toMatch(/id="answer"[^>]*><h2>[^<]+<\/h2><p>/);
    for (const id of targets) {
      expect(text).toMatch(new RegExp(`id="${id}"`));
      expect(text).toContain(`id="${id}-e"`);
      expect(text).toMatch(new RegExp(`aria-describedby="[^"]*${id}-e`));
    }
  });

  test('what was typed comes back, escaped', async () => {
    const message = '<script>alert(1)</script> & "quotes" that stay';
    const entries = entriesFor('contactUs', 'zh_TW', { email: 'wrong', message });
    const { status, text } = await site.send('/zh-tw/contact_us', entries);
    expect(status).toBe(422);
    expect(text).not.toContain('<script>alert(1)');
    expect(text).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;quotes&quot; that stay');
    expect(text).toMatch(/name="email"[^>]*value="wrong"|value="wrong"[^>]*name="email"/);
    expect(text).toMatch(/<input type="checkbox"[^>]*name="services"[^>]*checked=""[^>]*value="sms"/);
  });

  type Boundary = [field: string, value: string | string[], locale: LocaleCode, fault: string | undefined];
  const times = (count: number, text = '字') => text.repeat(count);
  const boundaries: [FormId, string, Boundary[]][] = [
    [
      'contactUs',
      'contact_us',
      [
        ['firstName', '', 'en', 'firstNameEmpty'],
        ['firstName', '芳', 'zh_CN', undefined],
        ['firstName', times(20), 'jp', undefined],
        ['firstName', times(21), 'jp', 'firstName'],
        ['firstName', 'A', 'pt', 'firstName'],
        ['firstName', 'An', 'pt', undefined],
        ['firstName', times(20, '𠮷'), 'zh_TW', undefined],
        ['lastName', '', 'en', 'lastNameEmpty'],
        ['lastName', times(20), 'en', undefined],
        ['lastName', times(21), 'en', 'lastName'],
        ['company', '', 'en', 'companyEmpty'],
        ['company', times(50), 'en', undefined],
        ['company', times(51), 'en', 'company'],
        ['industry', '', 'en', 'industryEmpty'],
        ['industry', times(100), 'en', undefined],
        ['industry', times(101), 'en', 'industry'],
        ['country', '中', 'zh_CN', 'country'],
        ['country', '中国', 'zh_CN', undefined],
        ['country', times(101), 'en', 'country'],
        ['email', '', 'en', 'emailEmpty'],
        ['email', 'siyu.lin@studio', 'en', 'emailContact'],
        ['email', 'a@b.co', 'en', undefined],
        ['email', 'a@b.co\r\nBcc: c@d.co', 'en', 'emailContact'],
        ['email', 'ａｄａ＠example.com', 'jp', undefined],
        ['phone', '', 'en', 'phone'],
        ['phone', '12345', 'en', 'phone'],
        ['phone', '+886 912 345', 'zh_TW', 'phone'],
        ['phone', '０９０－１２３４－５６７８', 'jp', undefined],
        ['contactTime', '', 'en', 'contactTime'],
        ['contactTime', 'night', 'en', 'contactTime'],
        ['jobTitle', '', 'en', 'jobTitle'],
        ['services', [], 'en', 'services'],
        ['services', ['nonsense'], 'en', 'services'],
        ['directions', [], 'en', undefined],
        ['message', times(19), 'zh_TW', 'messageShort'],
        ['message', times(20), 'zh_TW', undefined],
        ['message', ` ${times(19)} \r\n`, 'zh_TW', 'messageShort'],
        ['message', `${times(9)}\r\n${times(10)}`, 'zh_TW', undefined],
        ['message', times(20, '😀'), 'zh_TW', undefined],
        ['message', times(500), 'zh_TW', undefined],
        ['message', times(501), 'zh_TW', 'messageLong'],
        ['message', `${times(499)}\r\n${times(1)}`, 'zh_TW', 'messageLong'],
      ],
    ],
    [
      'cooperation',
      'cooperation',
      [
        ['directions', [], 'en', 'directions'],
        ['services', [], 'en', undefined],
      ],
    ],
    [
      'consult',
      'gcp-service',
      [
        ['name', '林', 'zh_TW', 'name'],
        ['name', '林妤', 'zh_TW', undefined],
        ['name', times(21), 'zh_TW', 'name'],
      ],
    ],
    [
      'freeOpen',
      'free_open',
      [
        ['companyDomain', '', 'en', 'companyDomain'],
        ['companyDomain', 'localhost', 'en', 'companyDomain'],
        ['cloudVersion', '', 'en', 'cloudVersion'],
        ['cloudVersion', 'edgenext', 'en', 'cloudVersion'],
        ['trialDemand', [], 'en', 'trialDemand'],
        ['name', 'A', 'en', 'name'],
        ['email', '', 'en', undefined],
      ],
    ],
    [
      'success',
      'success',
      [
        ['taxId', '', 'en', 'taxIdEmpty'],
        ['taxId', '1234', 'en', 'taxId'],
        ['taxId', '12345', 'en', undefined],
        ['taxId', times(20, '1'), 'en', undefined],
        ['taxId', times(21, '1'), 'en', 'taxId'],
        ['taxId', '1234567', 'zh_TW', 'taxIdTw'],
        ['taxId', '123456789', 'zh_TW', 'taxIdTw'],
        ['taxId', '12345678-000', 'zh_TW', undefined],
        ['taxId', '04595258', 'zh_TW', undefined],
        ['taxId', '04595257', 'zh_TW', undefined],
        ['demandType', '', 'en', 'demandType'],
        ['companyAddress', '', 'en', 'companyAddressEmpty'],
        ['email', '', 'en', undefined],
        ['phone', '', 'en', undefined],
      ],
    ],
  ];
  const cases = boundaries.flatMap(([form, , rows]) => rows.map((row, index) => ({ form, row, index })));

  test.each(cases)('$form: $row.0 of $row.1.length in $row.2 gives $row.3', async ({ form, row, index }) => {
    const [field, value, locale, fault] = row;
    const page = formPages.find((one) => one.form.id === form)?.pages[0] ?? 'contactUs';
    const path = pathOf(hasPage(page, locale) ? page : 'gcpService', locale);
    const own: Entries = form === 'freeOpen' ? { companyDomain: `rule${index}.example.org` } : {};
    const answer = await site.sendJson(path, entriesFor(form, locale, { ...own, [field]: value }));
    expect(faultsIn(answer)).toEqual(fault === undefined ? {} : { [field]: fault });
    expect(answer.body.code).toBe(fault === undefined ? 0 : 422);
  });

  test('Portuguese readers are asked more, and none of it is required', async () => {
    const { text } = await site.get('/pt/contact_us');
    for (const name of ['companyDomain', 'cloudVersion', 'industryCategory', 'heardFrom']) {
      expect(text).toContain(`name="${name}"`);
      expect((await site.get('/en/contact_us')).text).not.toContain(`name="${name}"`);
    }
  });

  test('one trial a product and company, however the domain is written', async () => {
    const first = entriesFor('freeOpen', 'en', { companyDomain: 'twice.example.com', cloudVersion: 'aws' });
    expect((await site.send('/en/free_open', first)).status).toBe(303);
    const again = await site.sendJson('/en/free_open', {
      ...first,
      companyDomain: 'https://WWW.twice.example.com/about',
      name: 'Bob B',
    });
    expect(faultsIn(again)).toEqual({ companyDomain: 'duplicateTrial' });
    const other = await site.sendJson('/en/free_open', { ...first, cloudVersion: 'gcp' });
    expect(other.body.code).toBe(0);
  });

  test.each([
    ['/en/contact_us?product=sms', /name="services"[^>]*checked=""[^>]*value="sms"/],
    ['/en/free_open?product=gcpService', /name="cloudVersion"[^>]*checked=""[^>]*value="gcp"/],
    ['/en/success?type=topup', /name="demandType"[^>]*checked=""[^>]*value="topUp"/],
  ])('%s is filled in ahead', async (path, pattern) => {
    expect((await site.get(path)).text).toMatch(pattern);
  });

  test('GET pages of forms are shared and hold nothing personal', async () => {
    const [one, two] = [await site.get('/en/free_open'), await site.get('/en/free_open')];
    expect(one.headers['cache-control']).toContain('public');
    expect(one.text).toBe(two.text);
  });

  test.each<[string, boolean]>([
    ['04595258', true],
    ['04595257', false],
    ['1234567', false],
    ['A1234567', false],
  ])('the tax ID %s comes back with a remark on its check digit: %s', async (taxId, remarked) => {
    const { text } = await site.send('/zh-tw/success', entriesFor('success', 'zh_TW', { taxId, name: '' }));
    expect(text.includes('id="f-taxId-a"')).toBe(remarked);
    expect(text.includes('f-taxId-a"')).toBe(remarked);
  });

  test('the desk is told from which page a consultation was requested', async () => {
    const { body } = await site.sendJson('/en/aws-service', entriesFor('consult', 'en', { company: 'From AWS' }));
    const lead = (await site.leads()).find(({ reference }) => reference === body.result.reference);
    expect(lead?.values['product']).toBe('awsService');
    const back = await site.send('/en/aws-service', {});
    expect(back.text).toMatch(/name="product"[^>]*value="awsService"/);
    expect(back.text).not.toContain('You came from');
  });
});
