// What CONTRIBUTING says it takes to add something, done in a copy of the project: no other file is touched, it compiles, builds and answers.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { localeCodes } from '../../../src/shared/i18n/locales.ts';
import { inside, root } from '../../support/app.ts';
import { entriesFor } from '../../support/formEntries.ts';
import { startServer, type ServerProcess } from '../../support/serverProcess.ts';
import { Trial } from '../../support/Trial.ts';

let folder: string;
let site: ServerProcess;

const parts = ['src', 'scripts', 'locales', 'content', 'public', 'test', 'bench', 'deploy'];
/** What a build keeps of the one before, as in any folder in which somebody works. */
const cards = '.cache/cards';
const files = ['package.json', 'tsconfig.json', 'babel.config.json', 'webpack.config.ts'];

const page = new Trial(() => folder);
const locale = new Trial(() => folder);
const field = new Trial(() => folder);
const live = new Trial(() => folder);
const price = new Trial(() => folder);
const banner = new Trial(() => folder);

function addPage(): void {
  page.create(
    'src/shared/pages/order/orderPage.ts',
    `// One order, by its number.
import { everywhere, page } from '../page.ts';

export const orderPage = page({
  id: 'order',
  path: 'orders/:id',
  params: { id: (raw) => (/^\\d{6}$/.test(raw) ? raw : undefined) },
  locales: everywhere,
  chunk: 'order',
});
`,
  );
  page.create(
    'src/shared/pages/order/Page.tsx',
    `// One order: its heading and its number.
import { OrderHead } from './OrderHead.static.tsx';

export function Page() {
  return <OrderHead />;
}
`,
  );
  page.create(
    'src/shared/pages/order/OrderHead.static.tsx',
    `// The head of an order.
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { useT } from '../../i18n/useT.ts';

export const OrderHead = /*#__PURE__*/ staticPart(
  'OrderHead',
  function OrderHead() {
    return <h1>{useT('order')('h1', { id: usePage().params.id ?? '' })}</h1>;
  },
  'page',
);
`,
  );
  page.insert('src/shared/pages/pages.ts', './partner/', `import { orderPage } from './order/orderPage.ts';`);
  page.insert('src/shared/pages/pages.ts', '  partnerPage,', '  orderPage,');
  const texts = { title: 'Order', description: 'One order', name: 'Order', h1: 'Order {{id}}', lead: 'One order' };
  for (const code of localeCodes) page.create(`locales/${code}/order.json`, `${JSON.stringify(texts, undefined, 2)}\n`);
}

function addLivePart(): void {
  live.create(
    'src/shared/pages/order/PriceCount.ts',
    `// The count of prices as the page holds it.
import { livePart } from '../../live/livePart.tsx';

export const PriceCount = livePart(/* #__LOADABLE__ */ () => import('./PriceCountLive.tsx'), {
  needs: ['prices'],
  texts: ['order'],
});
`,
  );
  live.create(
    'src/shared/pages/order/PriceCountLive.tsx',
    `// How many servers have a price: counted up by a press.
import { useState } from 'react';
import type { Live } from '../../live/livePart.tsx';

function PriceCountLive({ data: { prices }, t: { order: t } }: Live<'prices', 'order'>) {
  const [more, setMore] = useState(0);
  return (
    <button type="button" onClick={() => setMore(more + 1)}>
      {t('name')} {prices.servers.length + more}
    </button>
  );
}

export { PriceCountLive as default };
`,
  );
  const shownBy = 'src/shared/pages/order/Page.tsx';
  live.replace(shownBy, 'export function', `import { PriceCount } from './PriceCount.ts';\n\nexport function`);
  live.replace(shownBy, '<OrderHead />;', '(\n    <>\n      <OrderHead />\n      <PriceCount />\n    </>\n  );');
  live.replace('src/shared/i18n/textNames.ts', 'textNames = [', "textNames = [\n  'order',");
}

function addLocale(): void {
  locale.insert(
    'src/shared/i18n/locales.ts',
    '] as const satisfies readonly Row[]',
    `  {
    code: 'ko',
    prefix: 'ko',
    dir: 'ko',
    iso: 'ko',
    hreflang: ['ko'],
    openGraph: 'ko_KR',
    name: '한국어',
    accept: ['ko'],
    fallback: ['en'],
    aliases: [],
    share: ['mail', 'link'],
    home: 'KR',
  },`,
  );
  locale.insert(
    'src/shared/layout/LanguageHint.module.css',
    `html[data-offer='en']`,
    `html[data-offer='ko'] .hint[lang='ko'],`,
  );
  // Its folder: as the translator hands it in.
  cpSync(path.join(folder, 'locales/en'), path.join(folder, 'locales/ko'), { recursive: true });
}

function addField(): void {
  field.insert(
    'src/shared/forms/enquiry.ts',
    '  ...portuguese,',
    `  { name: 'budget', kind: 'select', required: false, error: 'required', options: ['small', 'large'] },`,
  );
  for (const code of localeCodes) {
    const file = `locales/${code}/forms.json`;
    field.replace(file, '"fields": {', '"fields": {\n"budget": { "label": "Budget" },');
    field.replace(file, '"options": {', '"options": {\n"budget": { "small": "Small", "large": "Large" },');
  }
}

function addPrice(): void {
  const row =
    '- { name: Dwarf, type: s9.dwarf, spec: 1 vCPU / 1 GiB, disk: 50 GB SSD, listUsdMonth: 10, platformUsdMonth: 9.5 }';
  price.insert('content/prices/servers.yaml', 'name: Starter', row);
  for (const code of localeCodes)
    price.replace(`locales/${code}/prices.json`, '"models": {', '"models": {\n"Dwarf": { "name": "Dwarf" },');
}

/** One that is shown for long, and one whose last day is over. */
function addBanners(): void {
  const rowOf = (id: string, until: string) =>
    `- id: ${id}\n  art: dial\n  until: ${until}\n  links: [{ id: go, page: cdn, otherwise: cloudCdn }]`;
  const words = (id: string) =>
    `"${id}": { "title": "T-${id}", "text": "T", "label": "L", "note": "N", "links": { "go": "Go" } },`;
  for (const [id, until] of [
    ['coming', '2999-12-31'],
    ['gone', '2020-12-31'],
  ] as const) {
    banner.insert('content/banners.yaml', '- id: atlas', rowOf(id, until));
    for (const code of localeCodes) banner.replace(`locales/${code}/banners.json`, '{', `{\n${words(id)}`);
  }
}

const run = (...words: string[]) =>
  spawnSync(process.execPath, words, { cwd: folder, encoding: 'utf8', env: { PATH: process.env['PATH'] } });

inside('in a copy of the project', () => {
  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'additions-'));
    for (const name of [...parts, ...files])
      cpSync(path.join(root, name), path.join(folder, name), { recursive: true });
    symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
    // Cards that the project's own build has drawn: those of the new language and page are still to be drawn.
    if (existsSync(path.join(root, cards)))
      cpSync(path.join(root, cards), path.join(folder, cards), { recursive: true });
    addPage();
    addLivePart();
    addField();
    addPrice();
    addBanners();
    addLocale();
    const compiled = run('node_modules/typescript/bin/tsc', '-p', '.', '--pretty', 'false');
    expect(compiled.stdout).toBe('');
    const built = run('scripts/build.ts');
    // It may warn of what the owner has not supplied; that is no fault of what was added.
    const faults = built.stderr.split('\n').filter((line) => line !== '' && !line.startsWith('build: WARNING'));
    expect([built.status, faults]).toEqual([0, []]);
    site = await startServer({ folder });
  }, 300_000);
  afterAll(async () => {
    await site?.stop();
    if (folder && existsSync(folder)) rmSync(folder, { recursive: true, force: true });
  });

  const get = async (address: string) => {
    const answer = await fetch(site.base + address, { redirect: 'manual' });
    return { status: answer.status, text: await answer.text() };
  };

  test('a page with a parameter: its folder, its texts, its line in the list', async () => {
    const shown = await get('/en/orders/123456');
    expect([shown.status, shown.text.includes('Order 123456')]).toEqual([200, true]);
    expect((await get('/en/orders/abc')).status).not.toBe(200);
    expect(page.counts()).toEqual([9, 65]);
  });

  test('a live part with data: its two files, its place on a page, its namespace', async () => {
    const { text } = await get('/en/orders/123456');
    expect(text).toMatch(/<button type="button">Order.{0,20}\d+<\/button>/);
    expect(/<script id="state"[^>]*>([\s\S]*?)<\/script>/.exec(text)?.[1]).toContain('PriceCountLive');
    expect(live.counts()).toEqual([4, 29]);
  });

  test('a field of a form: its line, and its words in each language', async () => {
    expect((await get('/en/contact_us')).text).toMatch(/<select[^>]*name="budget"/);
    const sent = await site.post(
      '/en/contact_us',
      entriesFor('contactUs', 'en', { budget: 'large' }),
      'application/json',
    );
    expect(await sent.json()).toMatchObject({ code: 0 });
    expect(field.counts()).toEqual([6, 11]);
  });

  test('a price: its row, and its name in each language', async () => {
    expect((await get('/en/server')).text).toMatch(/Dwarf[\s\S]*US\$9\.50/);
    expect((await get('/data/prices/servers.csv')).text).toContain('s9.dwarf');
    expect(price.counts()).toEqual([6, 6]);
  });

  test('a banner: its row and its words, until its last day', async () => {
    const { text } = await get('/en');
    expect([text.includes('T-coming'), text.includes('T-gone')]).toEqual([true, false]);
    expect(banner.counts()).toEqual([6, 18]);
  });

  test('nothing is missing in the project itself', () => {
    const { status, stdout } = spawnSync(process.execPath, ['scripts/missing.ts'], { cwd: root, encoding: 'utf8' });
    expect([status, stdout.split('\n').filter((line) => line !== '' && !line.endsWith('(optional)'))]).toEqual([
      0,
      ['Nothing is missing.'],
    ]);
  });

  test('a language: its row and its folder', async () => {
    const home = await get('/ko');
    expect([home.status, /<html[^>]*lang="ko"/.test(home.text)]).toEqual([200, true]);
    expect(home.text).toContain('/assets/night-ko.');
    for (const address of ['/ko/contact_us', '/ko/partner', '/ko/FAQ?q=tax', '/ko/blog', '/ko/orders/123456'])
      expect([address, (await get(address)).status]).toEqual([address, 200]);
    expect((await get('/en')).text).toContain('한국어');
    expect((await get('/sitemap.xml')).status).toBe(200);
    expect(locale.counts()).toEqual([2, 15]);
    const missing = run('scripts/missing.ts', 'ko').stdout.trim().split('\n');
    const namedByStaff = /content\/(site|tags)\.yaml/;
    expect(missing.filter((line) => !line.endsWith('(optional)') && !namedByStaff.test(line))).toEqual([]);
    expect(missing.some((line) => namedByStaff.test(line))).toBe(true);
  });
});
