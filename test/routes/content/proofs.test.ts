// Proofs of the company are shown from their first to their last day, and a customer's story has a page and list
// entries; outside those days no trace is left.
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { locales } from '../../../src/shared/i18n/locales.ts';
import { contentDir } from '../../support/backendParts.ts';
import { inside, startApp, uncached } from '../../support/app.ts';
import { mainHost } from '../../support/client.ts';
import { elementText, headOf, tagsOf, textOf } from '../../support/html.ts';
import { inAll, sampleStory } from '../../support/sampleContent.ts';
import { siteOf } from '../../support/siteOf.ts';

const at = (day: string, time: string) => Date.parse(`${day}T${time}+08:00`);
const { published, consent } = sampleStory;
const firstMinute = at(published, '00:00');
const lastMinute = at(consent.until, '23:59');
const minute = 60_000;
const address = '/en/stories/customer-h';

/** Each proof with its last day: the day after the story's first. */
const rows = {
  partnerTiers: [
    {
      vendor: 'awsService',
      tier: 'Tier A',
      number: 'N-A',
      since: '2025-01-01',
      until: '2026-11-21',
      proof: 'https://proof.example/a',
    },
    {
      vendor: 'gcpService',
      tier: 'Tier B',
      number: 'N-B',
      since: '2026-11-23',
      until: '2026-11-24',
      proof: 'https://proof.example/b',
    },
  ],
  certificates: [
    { name: 'Certificate C', body: 'Body B', number: 'N-C', until: '2026-11-21', proof: 'https://proof.example/c' },
  ],
  customers: [
    {
      name: 'Customer K',
      text: inAll('Kind words'),
      consent: { given: '2026-10-05', until: '2026-11-21', filed: 'drawer 3' },
    },
  ],
  sla: {
    ddos: {
      text: inAll('Level D'),
      until: '2026-11-21',
      history: {
        source: 'https://proof.example/months',
        months: [
          { month: '2026-09', percent: 100 },
          { month: '2026-10', percent: 99.982 },
        ],
      },
    },
  },
};

let folder: string;
let now = firstMinute;

const site = siteOf(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'content-'));
  cpSync(contentDir, folder, { recursive: true });
  mkdirSync(path.join(folder, 'stories'));
  // JSON is valid YAML.
  writeFileSync(path.join(folder, 'stories/customer-h.yaml'), JSON.stringify(sampleStory));
  const owner = path.join(folder, 'owner.yaml');
  const filled = Object.entries(rows).reduce(
    (yaml, [name, value]) => yaml.replace(RegExp(`^${name}: .*$`, 'm'), `${name}: ${JSON.stringify(value)}`),
    readFileSync(owner, 'utf8'),
  );
  writeFileSync(owner, filled);
  return startApp({ env: uncached, replaced: { clock: () => now, contentFolder: folder } });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const main = async (where: string) => textOf(elementText((await site.get(where)).text, 'main'));
const mentioned = ['/en/partner', '/en', '/en/server', '/en/aws-service'];
const facts = async () => {
  const pages = await Promise.all(mentioned.map(main));
  return {
    status: (await site.get(address)).status,
    mentions: pages.filter((text) => text.includes('Customer H Headline H en.')).length,
    isInMap: (await site.get('/sitemap-en.xml')).text.includes(`${address}</loc>`),
  };
};

inside('proof', () => {
  const company = [
    'Tier A',
    'N-A',
    'Certificate C',
    'N-C',
    'Customer K',
    'Kind words en.',
    '5 October 2026',
    'Level D en.',
    '99.982%',
  ];
  test.each([
    ['/en/partner', company],
    ['/en', company.filter((words) => !/Level|%/.test(words))],
    ['/en/aws-service', ['Tier A', 'N-A']],
    ['/en/ddos', ['Level D en.', '99.982%']],
    ['/en/gcp-service', []],
    ['/en/server', []],
  ])('%s shows its proofs until the last day of each', async (address, shown) => {
    const all = [...company, 'drawer 3'];
    for (const [time, expected] of [
      [at('2026-11-21', '23:59'), shown],
      [at('2026-11-22', '00:00'), []],
    ] as const) {
      now = time;
      const said = await main(address);
      expect(all.filter((words) => said.includes(words))).toEqual(expected);
    }
  });

  test.each(['/en/partner', '/en', '/en/gcp-service'])(
    '%s shows a partner tier from its first day',
    async (address) => {
      for (const [time, isShown] of [
        [at('2026-11-22', '23:59'), false],
        [at('2026-11-23', '00:00'), true],
        [at('2026-11-24', '23:59'), true],
        [at('2026-11-25', '00:00'), false],
      ] as const) {
        now = time;
        const said = await main(address);
        expect(['Tier B', 'N-B'].map((words) => said.includes(words))).toEqual([isShown, isShown]);
      }
    },
  );

  test('is a row on the home page, without a section of its own, and links to the rest', async () => {
    now = firstMinute;
    const { text } = await site.get('/en');
    expect(text).not.toContain('id="proofs"');
    expect(tagsOf(text, 'a').map(({ href }) => href)).toContain('/en/partner#proofs');
  });

  test('links to where it can be checked', async () => {
    now = firstMinute;
    const links = tagsOf((await site.get('/en/partner')).text, 'a').map(({ href }) => href);
    for (const place of ['a', 'c', 'months']) expect(links).toContain(`https://proof.example/${place}`);
  });

  test('leaves nothing behind where there is none', async () => {
    now = lastMinute + minute;
    for (const address of mentioned) expect((await site.get(address)).text).not.toContain('id="proofs"');
  });
});

inside('a customer’s story', () => {
  test.each([
    ['before its first day', firstMinute - minute, false],
    ['on its first day', firstMinute, true],
    ['on the last day of the consent', lastMinute, true],
    ['after it', lastMinute + minute, false],
  ])('%s', async (_when, time, isThere) => {
    now = time;
    expect(await facts()).toEqual(
      isThere
        ? { status: 200, mentions: mentioned.length, isInMap: true }
        : { status: 404, mentions: 0, isInMap: false },
    );
  });

  test.each(locales)('says in $code what was measured, who says so, and that the customer agreed', async (locale) => {
    now = firstMinute;
    const { text } = await site.get(`/${locale.prefix}/stories/customer-h`);
    const said = textOf(elementText(text, 'main'));
    for (const words of ['Headline H', 'Lead H', 'Term H', 'Value H', 'Source H', 'Section H', 'Text H', 'Quote H'])
      expect(said).toContain(`${words} ${locale.code}.`);
    expect(said).toMatch(/2026\D+10\D+31|31 (de )?\S+( de)? 2026/);
    expect(said).toMatch(/2026\D+11\D+1\D|1 (de )?\S+( de)? 2026/);
    expect(said).not.toContain('drawer 7');
    const links = tagsOf(text, 'a').map(({ href }) => href);
    expect(links).toContain('https://proof.example/h');
    const head = headOf(text);
    expect(head.canonical).toBe(`https://${mainHost}/${locale.prefix}/stories/customer-h`);
    expect(head.title).toContain(`Headline H ${locale.code}.`);
    expect(tagsOf(text, 'h1')).toHaveLength(1);
  });

  test('nothing is shown on other pages, under other ids or by another brand', async () => {
    now = firstMinute;
    expect(await main('/en/cdn')).not.toContain('Customer H');
    for (const other of ['/en/stories/customer-x', '/en/stories', '/en/stories/..%2Fcustomer-h'])
      expect([other, (await site.get(other)).status === 200]).toEqual([other, false]);
  });
});
