// What the owner supplies is shown where it counts; until then neutral words or nothing. Both states over HTTP.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { partWords } from '../../../src/shared/i18n/joinWords.ts';
import { localeByPrefix } from '../../../src/shared/i18n/locales.ts';
import { contentDir } from '../../support/backendParts.ts';
import { inside, uncached } from '../../support/app.ts';
import { elementText, tagsOf, textOf } from '../../support/html.ts';
import { wordsOf } from '../../support/ownWords.ts';
import { entriesFor } from '../../support/formEntries.ts';
import { faultsIn, startFormSite, type FormSite } from '../../support/formSite.ts';
import { sharedPages } from '../../support/sharedPages.ts';
import { inEvery } from '../../support/sampleContent.ts';
import { siteOf } from '../../support/siteOf.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'content-'));
const inAll = (text: string) => JSON.stringify(inEvery(text));

const filledIn: readonly [string, string][] = [
  ['cnSeparateConsent: false', 'cnSeparateConsent: true'],
  ['tw: { unified: false, electronic: false }', 'tw: { unified: true, electronic: true }'],
  ['jp: { qualifiedNumber: }', 'jp: { qualifiedNumber: T1234567890123 }'],
  ['alsoFor: []', 'alsoFor: [server, ddos]'],
  ['refund:', 'refund: { en: Refund R., zh_CN: 退款 R。, zh_TW: 退款 R。, pt: Reembolso R., jp: 返金 R。 }'],
  ['locales: [en, zh_TW, pt, jp], networks: []', 'locales: [zh_CN], networks: [TRC-20]'],
  [
    'sla: {}',
    `sla: { ddos: { text: ${inAll('Level D.')}, link: 'https://sla.example/ddos' }, cdn: { text: ${inAll('Level C.')} } }`,
  ],
  ['coflyer: { features: }', `coflyer: { features: ${inAll('Features F.')} }`],
  ['coshield: { platforms: }', `coshield: { platforms: ${inAll('Platforms P.')} }`],
  ['ddos: { lines: }', `ddos: { lines: ${inAll('Lines L.')} }`],
  ['server: { regions:, includes: }', `server: { regions: ${inAll('Regions R.')}, includes: ${inAll('Includes I.')} }`],
  ['docs: { coflyer:, coshield: }', "docs: { coflyer: 'https://docs.example/f', coshield: 'https://docs.example/s' }"],
  ['statusPage:', "statusPage: 'https://status.example/'"],
  ['screenshots: []', `screenshots: [{ file: icon-512.png, alt: ${inAll('Screen S')} }]`],
  ['trial: { lengths: {} }', 'trial: { lengths: { awsService: 14, gcpService: 1 } }'],
  ['weekends: }', 'weekends: true }'],
  [
    'discounts: {}',
    `discounts: { awsService: { from: 3, upTo: 12.5, conditions: ${inAll('Conditions D.')} }, edgeNext: { from: 2, upTo: 4, conditions: ${inAll('Conditions E.')} } }`,
  ],
  ['accounts: {}', `accounts: { awsService: { root: ${inAll('Holder H.')}, leaving: ${inAll('Leaving L.')} } }`],
  ['languages: []', 'languages: [en, ja]'],
  ['undeliveredBilled:', 'undeliveredBilled: false'],
  ['senders: {}', `senders: { JP: ${inAll('Senders S.')} }`],
  ['kinds: {}', `kinds: { SG: ${inAll('Tax invoice T.')} }`],
  ['terms:', `terms: ${inAll('Thirty days.')}`],
  [
    'roundTrips: {}',
    `roundTrips: { aliCloud: [{ from: ${inAll('Here')}, to: ${inAll('There')}, ms: 31.5, measured: 2026-11-20 }] }`,
  ],
  ['company: { founded: }', 'company: { founded: 2011 }'],
];

const empty = siteOf(() => startFormSite({ env: uncached }));
const filled = siteOf(async () => {
  cpSync(contentDir, folder, { recursive: true });
  const file = path.join(folder, 'owner.yaml');
  let yaml = readFileSync(file, 'utf8');
  for (const [from, to] of filledIn) {
    expect(yaml).toContain(from);
    yaml = yaml.replace(from, to);
  }
  writeFileSync(file, yaml);
  return startFormSite({ env: uncached, replaced: { contentFolder: folder } });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Each page of the filled-in site, read once. */
const filledPages = new Map<string, Promise<{ text: string }>>();
const shared = sharedPages();
function read(site: FormSite, address: string): Promise<{ text: string }> {
  if (site === empty) return shared(address);
  const known = filledPages.get(address) ?? site.get(address).then(({ text }) => ({ text }));
  filledPages.set(address, known);
  return known;
}
const said = async (site: FormSite, address: string) => textOf(elementText((await read(site, address)).text, 'main'));

const neutralWords = (address: string, key: string): string => {
  const { code } = localeByPrefix(address.split('/')[1] ?? '') ?? {};
  return code ? partWords(wordsOf(code)('owner', `empty.${key}`)) : address;
};

inside('what the owner supplies', () => {
  test.each([
    ['/zh-tw/FAQ', '我們開立電子發票', 'invoice.tw'],
    ['/zh-tw/prepaidcard', '我們開立電子發票', 'invoice.tw'],
    ['/jp/FAQ', 'T1234567890123', 'invoice.tw'],
    ['/jp/prepaidcard', 'T1234567890123', 'invoice.tw'],
    ['/en/FAQ', 'The credit also pays for', 'prepaid.alsoFor'],
    ['/en/FAQ', 'Refund R.', 'prepaid.refund'],
    ['/en/disclaimer', 'Refund R.', 'prepaid.refund'],
    ['/zh/disclaimer', '余额也可支付', 'prepaid.alsoFor'],
    ['/en/ddos', 'Level D.', 'sla'],
    ['/jp/ddos', 'Level D.', 'sla'],
    ['/en/coflyer', 'Features F.', 'coflyer.features'],
    ['/zh/coshield', 'Platforms P.', 'coshield.platforms'],
    ['/pt/coshield', 'Ler a documentação', 'docs.coshield'],
    ['/en/coflyer', 'Read the documents', 'docs.coflyer'],
    ['/en/server', 'Regions R.', 'server.regions'],
    ['/zh-tw/server', 'Includes I.', 'server.includes'],
    ['/en/free_open', ': 14 days', 'trial.lengths'],
    ['/en/free_open', 'on weekends too', 'reply.weekends'],
  ])('%s says “%s” once it is set, and the neutral words of %s before', async (address, words, key) => {
    const [before, after] = [await said(empty, address), await said(filled, address)];
    expect([before.includes(words), after.includes(words)]).toEqual([false, true]);
    expect(before).toContain(neutralWords(address, key));
  });

  test.each([
    ['/en/ddos', 'https://sla.example/ddos'],
    ['/en/coflyer', 'https://docs.example/f'],
    ['/en/coshield', 'https://docs.example/s'],
    ['/en', 'https://status.example/'],
  ])('%s leads to %s once it is set', async (address, link) => {
    const linksOf = async (site: FormSite) => tagsOf((await read(site, address)).text, 'a').map(({ href }) => href);
    expect([await linksOf(empty), await linksOf(filled)].map((links) => links.includes(link))).toEqual([false, true]);
  });

  test.each([
    ['/en/aws-service', ['From 3% up to 12.5%. Conditions D.', 'Holder H.', 'Leaving L.', 'Thirty days.']],
    ['/pt/EdgeNext', ['De 2% a 4%. Conditions E.', 'Singapura: Tax invoice T.', 'Thirty days.', 'inglês, japonês']],
    ['/zh-tw/aliCloud', ['Here–There：31.5 ms，2026 年 11 月 20 日實測。', '新加坡：Tax invoice T.', '英文、日文']],
    ['/jp/sms', ['課金されません。', '日本：Senders S.', 'シンガポール：Tax invoice T.', '英語、日本語']],
    ['/zh/server', ['新加坡：Tax invoice T.', 'Thirty days.']],
    ['/zh/FAQ', ['网络：TRC-20']],
  ] as const)('%s answers what buyers ask first, and says nothing before', async (address, words) => {
    const [before, after] = [await said(empty, address), await said(filled, address)];
    expect(words.filter((one) => !after.includes(one))).toEqual([]);
    expect(words.filter((one) => before.includes(one))).toEqual([]);
    const asked = ['Conditions D', 'Holder H', 'Senders S', 'Here–There'];
    const elsewhere = asked.filter((one) => !words.some((own) => own.includes(one)));
    expect(elsewhere.filter((one) => after.includes(one))).toEqual([]);
  });

  test('a product’s own service level stands on its page once it is set, and no other sentence before', async () => {
    const [before, after] = [await said(empty, '/en/cdn'), await said(filled, '/en/cdn')];
    expect([before, after].map((text) => text.includes('Level C.'))).toEqual([false, true]);
    expect(before).not.toContain('Service levels are');
  });

  test('pictures of COBox stand beside its drawings, the year of founding about us', async () => {
    const pictures = async (site: FormSite) => tagsOf((await read(site, '/jp/cloudplatform')).text, 'img');
    expect((await pictures(empty)).map(({ src }) => src)).not.toContain('/icon-512.png');
    expect(await pictures(filled)).toContainEqual(
      expect.objectContaining({ src: '/icon-512.png', alt: 'Screen S', loading: 'lazy' }),
    );
    expect(
      [await said(empty, '/en/partner'), await said(filled, '/en/partner')].map((text) => /2011/.test(text)),
    ).toEqual([false, true]);
  });

  test('USDT is named only in the languages that the owner lists', async () => {
    for (const [address, words, before, after] of [
      ['/zh/FAQ', '云直播也可用 USDT', false, true],
      ['/en/FAQ', 'can also be paid for in USDT', true, false],
      ['/zh/cloudLive', 'USDT', false, true],
      ['/en/cloudLive', 'USDT', true, false],
    ] as const) {
      const both = [await said(empty, address), await said(filled, address)];
      expect([address, both.map((text) => text.includes(words))]).toEqual([address, [before, after]]);
    }
  });
});

inside('the separate consent of mainland China', () => {
  const entries = entriesFor('contactUs', 'zh_CN');

  test('is a box on forms in zh only, and only where the owner asks for it', async () => {
    const boxes = async (where: FormSite, address: string) =>
      (await read(where, address)).text.includes('name="dataAbroad"');
    expect(await boxes(filled, '/zh/contact_us')).toBe(true);
    expect(await boxes(filled, '/zh/free_open')).toBe(true);
    expect(await boxes(filled, '/zh-tw/contact_us')).toBe(false);
    expect(await boxes(empty, '/zh/contact_us')).toBe(false);
  });

  test('must be given there, and is kept with the enquiry', async () => {
    const refused = await filled.sendJson('/zh/contact_us', entries);
    expect([refused.status, faultsIn(refused)]).toEqual([422, { dataAbroad: 'dataAbroad' }]);
    const page = await filled.send('/zh/contact_us', entries);
    expect(page.text).toContain('href="#f-dataAbroad"');
    expect((await filled.sendJson('/zh/contact_us', { ...entries, dataAbroad: 'yes' })).status).toBe(200);
    const [lead] = await filled.leads();
    expect(lead?.values['dataAbroad']).toBe('yes');
    const mails = JSON.stringify((await filled.messages()).map(({ payload }) => payload));
    expect(mails).toContain('单独同意信息出境');
    expect((await empty.sendJson('/zh/contact_us', entries)).status).toBe(200);
  });
});

inside('the human check in the policy', () => {
  test.each([
    ['on', 'runs on our own server', /Cloudflare|Google LLC/],
    ['off', 'ask for no human check', /Cloudflare|Google LLC/],
    ['turnstile:a:b', 'Turnstile by Cloudflare', /Google LLC|own server; nobody/],
    ['recaptcha:a:b', 'reCAPTCHA by Google LLC', /Turnstile|own server; nobody/],
  ])('CAPTCHA=%s is described correctly', async (CAPTCHA, words, others) => {
    const site = await startFormSite({ env: { ...uncached, CAPTCHA } });
    const recipients = /id="section-recipients"[^]*?<\/section>/.exec((await site.get('/en/privacy')).text)?.[0] ?? '';
    expect(textOf(recipients)).toContain(words);
    expect(textOf(recipients)).not.toMatch(others);
    await site.close();
  });
});
