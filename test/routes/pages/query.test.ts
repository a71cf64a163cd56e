// The query of an address: values that a page knows give another page, all others are ignored.
import { startApp, inside } from '../../support/app.ts';
import { metricOf } from '../../support/metricOf.ts';
import { tagsOf, textOf } from '../../support/html.ts';
import { everyPage } from '../../support/pageSets.ts';
import { siteOf } from '../../support/siteOf.ts';
import { onAWorkday } from '../../support/taipei.ts';

const site = siteOf(() => startApp({ replaced: { clock: onAWorkday } }));

const readyPages = () => metricOf(site, 'page_cache_pages');

async function expectSame(path: string, query: string): Promise<void> {
  const plain = await site.get(path);
  const before = await readyPages();
  const { status, text, headers } = await site.get(`${path}?${query}`);
  expect([path, query, status, text === plain.text]).toEqual([path, query, 200, true]);
  expect([path, query, headers['etag'], await readyPages()]).toEqual([path, query, plain.headers['etag'], before]);
}

inside('over all pages', () => {
  test.each([
    ['/en/prepaidcard', 'tab=junk'],
    ['/en/cloudplatform', 'tab=__proto__'],
    ['/en/cdn', 'region=ZZ'],
    ['/en/cdn', 'cur=eur&cur=twd'],
    ['/en/ddos', 'cur=eur'],
    ['/en/sms', 'to=constructor'],
    ['/en/aliCloud', 'need=nothing'],
    ['/en/cloudflare', 'path=..%2f'],
    ['/en/blog', 'sort=random'],
    ['/en/blog', 'cat=nothing'],
    ['/en/contact_us', 'product=nonsense'],
    ['/en/contact_us', `plan=${'x'.repeat(500)}`],
    ['/en/register', 'did=nothing'],
    ['/en', 'notice=nothing'],
    ['/en', 'dialog=nothing'],
    ['/en', 'consent=nothing'],
  ])('%s with ?%s is the page itself and cached once', expectSame);

  test('names that no page knows change no page', async () => {
    const shared = everyPage.filter(({ name, prefix }) => prefix === 'en' && name !== '{hash}');
    for (const { path } of shared) await expectSame(path, 'utm_source=mail&__proto__[x]=1&constructor=2');
  });

  test('a value that the page knows gives another page', async () => {
    const before = await readyPages();
    const { text } = await site.get('/en/prepaidcard?tab=topup');
    expect(text).not.toBe((await site.get('/en/prepaidcard')).text);
    // Choosing a tab does not submit the calculator below.
    expect(text).not.toContain('aria-invalid');
    expect(await readyPages()).toBeGreaterThan(before);
  });
});

test('a need chosen on the page of a cloud is in its form', async () => {
  expect((await site.get('/en/aliCloud?need=sql')).text).toMatch(/name="plan"[^>]*value="need sql"/);
});

test('an address for managed hosting has it in the heading, and its form tells the desk', async () => {
  const [plain, hosting] = await Promise.all(
    ['/en/cloudplatform', '/en/cloudplatform?tab=hosting'].map(async (path) => (await site.get(path)).text),
  );
  const headings = (html = '') => [/<title>([^<]*)/.exec(html)?.[1], textOf(/<h1[\s\S]*?<\/h1>/.exec(html)?.[0] ?? '')];
  expect(headings(hosting)).toEqual([
    'Managed hosting for your clouds, 24/7 | COCloud',
    'Managed hosting for your clouds',
  ]);
  expect(headings(plain).some((text) => text?.includes('hosting'))).toBe(false);
  expect(hosting).toMatch(/name="plan"[^>]*value="hosting"/);
  expect(plain).not.toMatch(/value="hosting"/);
  // The two tabs are links, between which the arrow keys move.
  const tabs = (html = '') =>
    tagsOf(/<nav[^>]*data-tabs[^]*?<\/nav>/.exec(html)?.[0] ?? '', 'a').map((row) => [
      row['href'],
      row['aria-current'],
    ]);
  expect(tabs(plain)).toEqual([
    ['/en/cloudplatform', 'page'],
    ['/en/cloudplatform?tab=hosting', undefined],
  ]);
  expect(tabs(hosting).map(([, current]) => current)).toEqual([undefined, 'page']);
});

test.each(['en', 'zh', 'zh-tw', 'pt', 'jp'])('/%s describes managed hosting as such', async (prefix) => {
  const [plain, hosting] = await Promise.all(
    ['', '?tab=hosting'].map(async (query) => {
      const { text } = await site.get(`/${prefix}/cloudplatform${query}`);
      return /<meta name="description" content="([^"]+)"/.exec(text)?.[1];
    }),
  );
  expect([plain, hosting].map((description) => description?.includes('COBox'))).toEqual([true, false]);
});

test('the prices of all billing regions stand on the CDN page where they are asked for', async () => {
  const rows = async (path: string) => (await site.get(path)).text.split('<th scope="row">').length - 1;
  expect([await rows('/en/cdn'), await rows('/en/cdn?all=regions')]).toEqual([0, 10]);
});

// A text with a missing key shows the key itself.
const tabbed = everyPage.flatMap(({ name, path }) => {
  const tabs: Record<string, string[]> = { cloudplatform: ['multicloud', 'hosting'], prepaidcard: ['new', 'topup'] };
  return (tabs[name] ?? []).map((tab) => `${path}?tab=${tab}`);
});
test.each(tabbed)('%s has all its words', async (path) => {
  expect(/>[a-z]\w*(?:\.\w+)+</.exec((await site.get(path)).text)).toBeNull();
});
