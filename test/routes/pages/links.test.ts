// Follows every link of every page: each leads to a page that answers without a redirect.
import { attributesOf, tagsOf } from '../../support/html.ts';
import { everyPage, prefixes } from '../../support/pageSets.ts';
import { sharedPages } from '../../support/sharedPages.ts';

const read = sharedPages();
/** The links of each page. */
const links = new Map<string, Record<string, string>[]>();
/** Target → a page that links to it. */
const targets = new Map<string, string>();
const anchors = new Map<string, Set<string>>();

const articles = [...new Set(onceAWorker.content().news.map(({ id }) => `blog/${id}`))];

const extra = prefixes.flatMap((prefix) =>
  [...articles, 'blog', 'cloud-news', 'compile', 'intro', 'template', 'login', 'activate', '404', 'error'].map(
    (name) => `/${prefix}/${name}`,
  ),
);

const frameQuery = /^\?(dialog|consent)=/;
const frameSeen = new Set<string>();
/** Pages with their query, regardless of language. */
const asked = new Set<string>();

const idsOf = (html: string) =>
  new Set([...html.matchAll(/<[^>]+\sid="[^"]*"[^>]*>/g)].map(([tag]) => attributesOf(tag)['id'] ?? ''));

async function collect(path: string): Promise<void> {
  const { text: html } = await read(path);
  const own = tagsOf(html, 'a');
  links.set(path, own);
  for (const { href = '' } of own) {
    const url = new URL(href, `https://here${path}`);
    if (url.host !== 'here') continue;
    const place = url.pathname + url.search;
    // Dialogs and the cookie question open on every page: one page of each language is enough.
    if (url.pathname === path && frameQuery.test(url.search) && frameSeen.has(`${path.split('/')[1]}${url.search}`))
      continue;
    if (frameQuery.test(url.search)) frameSeen.add(`${path.split('/')[1]}${url.search}`);
    else if (url.search) {
      // A query has the same effect in each language: the first language that links to it is enough.
      const question = place.replace(/^\/[\w-]+/, '');
      if (asked.has(question) && !targets.has(place)) continue;
      asked.add(question);
    }
    if (!targets.has(place)) targets.set(place, path);
    const hash = decodeURIComponent(url.hash.slice(1));
    if (hash && hash !== '!' && hash !== 'top') anchors.set(place, (anchors.get(place) ?? new Set()).add(hash));
  }
}

beforeAll(async () => {
  for (const path of ['/', ...everyPage.map((page) => page.path), ...extra]) await collect(path);
});

/** Only for logged-in visitors; others are redirected to the log-in. */
const forMembers = /^\/(webapi\/account\/console|[\w-]+\/account)$/;

test('every link of the site resolves without a redirect', async () => {
  expect(targets.size).toBeGreaterThan(200);
  const wrong: string[] = [];
  for (const [target, from] of targets) {
    const { status } = await read(target);
    const stands =
      status === 200 ||
      ([302, 401].includes(status) && forMembers.test(target)) ||
      (status === 404 && /\/404(\?|$)/.test(target)) ||
      (status === 500 && /\/error(\?|$)/.test(target));
    if (!stands) wrong.push(`${from} → ${target}: ${status}`);
  }
  expect(wrong).toEqual([]);
});

test('every link into a page finds its target there', async () => {
  expect(anchors.size).toBeGreaterThan(0);
  const wrong: string[] = [];
  for (const [target, hashes] of anchors) {
    const ids = idsOf((await read(target)).text);
    for (const hash of hashes) if (!ids.has(hash)) wrong.push(`${targets.get(target)} → ${target}#${hash}`);
  }
  expect(wrong).toEqual([]);
});

test('links of a page stay in its language, except the switch and texts that exist only in English', () => {
  for (const { prefix, path } of everyPage) {
    const foreign = links.get(path)?.filter(
      ({ href = '', hreflang }) =>
        // Data has no language.
        /^\/(?!data\/)/.test(href) && !hreflang && !forMembers.test(href) && href.split(/[/?#]/)[1] !== prefix,
    );
    expect([path, foreign]).toEqual([path, []]);
  }
});
