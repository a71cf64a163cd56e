// The offices on pages: each with its own channels, and a street with a map only when the address is real.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isValidPhoneNumber } from 'libphonenumber-js/max';
import { parse, stringify } from 'yaml';
import { loadContent } from '../../../src/server/content/loadContent.ts';
import type { Site } from '../../../src/server/content/readSite.ts';
import { joinWords } from '../../../src/shared/i18n/joinWords.ts';
import { localeOf, type LocaleCode } from '../../../src/shared/i18n/locales.ts';
import { inside, startApp, uncached } from '../../support/app.ts';
import { contentDir } from '../../support/backendParts.ts';
import { tagsOf, textOf } from '../../support/html.ts';
import { sharedPages } from '../../support/sharedPages.ts';
import { mainOf } from '../../support/countPage.ts';
import { siteOf } from '../../support/siteOf.ts';

type Office = Site['offices'][number];

const shipped = onceAWorker.content().site.offices;
const pages = ['contact_us'];

const cities: Readonly<Record<string, Readonly<Partial<Record<LocaleCode, string>>>>> = {
  taipei: { en: 'Taipei', zh_CN: '台北', zh_TW: '台北', pt: 'Taipei', jp: '台北' },
  hongkong: { en: 'Hong Kong', zh_CN: '香港', zh_TW: '香港', pt: 'Hong Kong', jp: '香港' },
  singapore: { en: 'Singapore', zh_CN: '新加坡', zh_TW: '新加坡', pt: 'Singapura', jp: 'シンガポール' },
  kualalumpur: { en: 'Kuala Lumpur', zh_CN: '吉隆坡', zh_TW: '吉隆坡', pt: 'Kuala Lumpur', jp: 'クアラルンプール' },
  phnompenh: { en: 'Phnom Penh', zh_CN: '金边', zh_TW: '金邊', pt: 'Phnom Penh', jp: 'プノンペン' },
};

/** The desk works from nine to six in Taipei; Cambodia's clock is an hour behind. */
const hours: Readonly<Partial<Record<LocaleCode, readonly [usual: string, cambodia: string]>>> = {
  en: ['Mon–Fri 9:00–18:00 (UTC+8)', 'Mon–Fri 8:00–17:00 (UTC+7)'],
  zh_CN: ['周一至周五 9:00–18:00（UTC+8）', '周一至周五 8:00–17:00（UTC+7）'],
  zh_TW: ['週一至週五 9:00–18:00（UTC+8）', '週一至週五 8:00–17:00（UTC+7）'],
  pt: ['De segunda a sexta, das 9h às 18h (UTC+8)', 'De segunda a sexta, das 8h às 17h (UTC+7)'],
  jp: ['月～金曜9:00～18:00（UTC+8）', '月～金曜8:00～17:00（UTC+7）'],
};

const sampleMarks: Readonly<Partial<Record<LocaleCode, string>>> = {
  en: '(sample)',
  zh_CN: '（示例）',
  zh_TW: '（範例）',
  pt: '(exemplo)',
  jp: '（サンプル）',
};

/** Latin scripts name the smaller place first, Chinese scripts the larger one. */
const address = ({ address1, address2 }: Office, code: LocaleCode): string => {
  const [street, city] = [address1[code], address2[code]];
  if (code === 'jp') return `${city} ${street}`;
  return code.startsWith('zh') ? `${city}${street}` : `${street}, ${city}`;
};

function cardOf(html: string, city: string) {
  const card = new RegExp(`<summary>${joinWords(city)}</summary>[^]*?</dl>`).exec(mainOf(html))?.[0] ?? '';
  return { text: textOf(card), links: tagsOf(card, 'a').map(({ href }) => href) };
}

function expectCard(html: string, office: Office, code: LocaleCode): void {
  const { text, links } = cardOf(html, cities[office.id]?.[code] ?? 'nowhere');
  const isReal = office.source !== 'sample';
  const shows = (channel: Office['shown'][number]) => office.shown.includes(channel);
  expect(text).toContain(hours[code]?.[office.id === 'phnompenh' ? 1 : 0]);
  expect(text.includes(address(office, code))).toBe(isReal);
  const chats = office.chats.filter(({ except }) => !except.includes(code));
  // All shipped numbers and chats are samples, and must be called samples everywhere.
  const samples = (shows('phone') ? 1 : 0) + (shows('chat') ? chats.length : 0);
  expect(text.split(sampleMarks[code] ?? '')).toHaveLength(samples + 1);
  expect(links).toEqual([
    ...(isReal ? [office.mapLink] : []),
    ...(shows('phone') ? [`tel:${office.telphone.replaceAll(' ', '')}`] : []),
    ...(shows('email') ? [`mailto:${office.emailAddress}`] : []),
    ...(shows('chat') ? chats.map(({ link }) => link) : []),
  ]);
}

describe('with the shipped content', () => {
  const read = sharedPages();

  describe.each(pages)('%s', (page) => {
    test.each(shipped)('shows $id', async (office) => {
      expectCard((await read(`/en/${page}`)).text, office, 'en');
    });
  });

  test.each(['contact_us', 'cooperation', 'error', 'cdn'])('%s calls each sample number one', async (page) => {
    const { text } = await read(`/en/${page}`);
    const numbers = [...text.matchAll(/<a [^>]*href="tel:[^"]*0{6}"[^>]*>[^<]*<\/a>(.{0,12})/g)];
    expect(numbers.length).toBeGreaterThan(0);
    expect(numbers.filter(([, after = '']) => !after.trim().startsWith('(sample)'))).toEqual([]);
  });

  test('chats and social pages that readers of a language cannot reach are not shown to them', async () => {
    const linksOf = async (prefix: string) =>
      tagsOf((await read(`/${prefix}/contact_us`)).text, 'a').flatMap(({ href = '' }) => {
        const [, name = ''] = /^https:\/\/([a-z]{4,})\.cocloud\.example/.exec(href) ?? [];
        return name ? [name] : [];
      });
    expect(new Set(await linksOf('zh'))).toEqual(new Set(['linkedin']));
    expect(new Set(await linksOf('en'))).toEqual(
      new Set(['line', 'whatsapp', 'telegram', 'linkedin', 'facebook', 'youtube']),
    );
  });

  test('tell machines no sample', async () => {
    const { sameAs, contactPoint, address } = organizationIn((await read('/en')).text);
    expect([sameAs, address]).toEqual([[], undefined]);
    expect(contactPoint).toEqual({ '@type': 'ContactPoint', contactType: 'sales', email: 'hello@cocloud.example' });
  });

  test.each([
    ['ddos', 'The largest attack seen, in Gbps'],
    ['sms', 'Countries and monthly messages'],
    ['nonsense', 'The cloud you use or plan'],
  ])('a visitor from %s reads what to send', async (product, item) => {
    expect((await read(`/en/contact_us?product=${product}`)).text).toContain(item);
  });
});

inside('samples', () => {
  const { offices, social } = onceAWorker.content().site;
  const hosts = [...offices.flatMap(({ chats }) => chats), ...social].map(({ link }) => new URL(link).hostname);

  test('reach no one: only unassigned numbers and our own hosts', () => {
    expect(offices.map(({ telphone }) => isValidPhoneNumber(telphone))).toEqual(offices.map(() => false));
    expect(hosts.filter((host) => !host.endsWith('.example'))).toEqual([]);
    expect(hosts).toHaveLength(8);
  });

  test('are refused in content when they could reach someone', () => {
    const folder = mkdtempSync(join(tmpdir(), 'site-content-'));
    cpSync(contentDir, folder, { recursive: true });
    const file = join(folder, 'site.yaml');
    const text = readFileSync(file, 'utf8');
    for (const [own, strange] of [
      ['+852 0000 0000', '+852 3000 0000'],
      ['https://telegram.cocloud.example/', 'https://t.me/cocloud'],
      ['https://facebook.cocloud.example/', 'https://www.facebook.com/cocloud'],
    ] as const) {
      writeFileSync(file, text.replace(own, strange));
      expect(text).toContain(own);
      expect(() => loadContent(folder)).toThrow(/a sample may/);
    }
    rmSync(folder, { recursive: true });
  });
});

const organizationIn = (html: string) => {
  const said = /<script type="application\/ld\+json">([^]*?)<\/script>/.exec(html)?.[1] ?? '{}';
  const things = (JSON.parse(said) as { '@graph': Record<string, unknown>[] })['@graph'];
  return things.find((thing) => thing['@type'] === 'Organization') ?? {};
};

inside('once the owner has marked some of them as real', () => {
  /** Each flag once on and once off, with sample and real addresses. */
  const decided: Readonly<Record<string, Pick<Office, 'shown' | 'source'>>> = {
    taipei: { shown: ['email'], source: undefined },
    hongkong: { shown: ['phone', 'chat'], source: undefined },
    singapore: { shown: ['phone'], source: 'sample' },
    kualalumpur: { shown: ['email', 'chat'], source: 'sample' },
    phnompenh: { shown: [], source: undefined },
  };
  const offices: readonly Office[] = shipped.map((office) => ({ ...office, ...decided[office.id] }));
  let contentFolder: string;

  const site = siteOf(async () => {
    contentFolder = mkdtempSync(join(tmpdir(), 'site-content-'));
    cpSync(contentDir, contentFolder, { recursive: true });
    const file = join(contentFolder, 'site.yaml');
    writeFileSync(file, stringify({ ...(parse(readFileSync(file, 'utf8')) as object), offices }));
    return startApp({ env: uncached, replaced: { contentFolder } });
  });
  afterAll(() => rmSync(contentFolder, { recursive: true }));

  test('the API names no sample street either', async () => {
    for (const { domain, office: id } of loadContent(contentFolder).site.domains) {
      const office = offices.find((one) => one.id === id);
      const { body } = await site.get(`/webapi/domain/info?domain=${domain}`);
      const { address1, address2 } = (body as { result: { address1: string; address2: string } }).result;
      const isShown = office !== undefined && office.source !== 'sample';
      expect([domain, address1 !== '', address2 !== '']).toEqual([domain, isShown, isShown]);
    }
  });

  test('structured data has addresses and contacts of real offices, in the language of the page', async () => {
    const real = offices.filter(({ source }) => source !== 'sample');
    const { address, contactPoint } = organizationIn((await site.get('/jp')).text);
    expect(address).toEqual(
      real.map(({ address1, address2, country }) => ({
        '@type': 'PostalAddress',
        streetAddress: address1.jp,
        addressLocality: address2.jp,
        addressCountry: country,
      })),
    );
    expect(
      (contactPoint as { telephone?: string; email?: string }[]).map(({ telephone, email }) => [telephone, email]),
    ).toEqual(
      real.map(({ shown, telphone, emailAddress }) => [
        shown.includes('phone') ? telphone : undefined,
        shown.includes('email') ? emailAddress : undefined,
      ]),
    );
  });

  describe.each(['en', 'zh_CN', 'zh_TW', 'pt', 'jp'] as const)('in %s', (code) => {
    test.each(pages)('%s shows streets and channels of real offices, and none that is switched off', async (page) => {
      const { text } = await site.get(`/${localeOf(code).prefix}/${page}`);
      for (const office of offices) expectCard(text, office, code);
      for (const { address1, mapLink } of offices.filter(({ source }) => source === 'sample')) {
        expect(textOf(text)).not.toContain(address1[code]);
        expect(tagsOf(text, 'a').map(({ href }) => href)).not.toContain(mapLink);
      }
      // The first domain's telephone is that of its office, which shows none.
      expect(text).not.toContain(shipped[0]?.telphone ?? 'no telephone');
    });
  });
});
