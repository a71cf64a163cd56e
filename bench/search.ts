// `npm run bench:search`: measures building the index of 10,000 articles in five languages, and 50 searches of the
// whole site a second.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parse } from 'yaml';
import { loadContent } from '../src/server/content/loadContent.ts';
import { textsOfBrand } from '../src/server/content/BrandContent.ts';
import { loadBuild } from '../src/server/render/build.ts';
import { textFacts } from '../src/server/render/textFacts.ts';
import { siteSearch } from '../src/server/render/siteSearch.ts';
import { openSearch } from '../src/server/search/openSearch.ts';
import { searchLists } from '../src/server/search/searchLists.ts';
import { type ArticleDoc, builtIndex, type SearchList, writeIndex } from '../src/server/search/writeIndex.ts';
import { hasAllBut } from '../src/shared/pages/addresses.ts';
import { locales, type LocaleCode } from '../src/shared/i18n/locales.ts';
import type { AskedList } from '../src/shared/pages/newsList/categories.ts';
import { machineLine, shown, table, writeSection } from './measure/results.ts';
import { projectRoot } from './measure/Target.ts';

const articleCount = 10_000;
const perSecond = 50;
const seconds = 30;
const paragraphs = 12;

const content = loadContent(path.join(projectRoot, 'content'));
const { resources } = loadBuild(path.join(projectRoot, 'dist'));
const texts = await textsOfBrand({ resources }, content);
const facts = textFacts(content, texts);
const nothing = (): never => {
  throw new Error('There are no articles here');
};
const has = hasAllBut(content.site.without);
const sources = {
  content,
  // The indexed articles are generated below.
  articles: { all: [], text: nothing, body: nothing },
  texts,
  has,
  factsIn: (locale: (typeof locales)[number]) => facts(locale, '2026-11-26'),
};

/** Made of sentences from our own articles, so that words are as common as in reality. */
function* generated(code: LocaleCode): Generator<ArticleDoc> {
  const own = content.news.filter(({ locale }) => locale === code);
  const pieces = own.flatMap(({ body }) => body.split(/\n\n+/));
  for (let index = 0; index < articleCount; index += 1) {
    const text = own[index % own.length];
    const body = Array.from({ length: paragraphs }, (_, at) => pieces[(index * 7 + at * 31) % pieces.length]).join(
      '\n',
    );
    yield { ref: `generated-${index}`, title: `${text?.title} ${index}`, body };
  }
}

function* lists(): Generator<SearchList> {
  for (const list of searchLists(sources))
    yield list.kind === 'articles' ? { ...list, docs: generated(list.locale) } : list;
}

const memory = () => process.memoryUsage().rss / 1024 ** 2;

const folder = mkdtempSync(path.join(os.tmpdir(), 'bench-'));
const file = builtIndex(folder, 0);
mkdirSync(path.dirname(file));
const machine = machineLine();
const began = performance.now();
await writeIndex(file, lists());
const madeSeconds = (performance.now() - began) / 1000;

const before = memory();
const index = await openSearch({ root: folder, brand: 0, folder, version: undefined }, sources);
/** A stub: this benchmark does not measure which articles are published and how a list shows them. */
const news = {
  list: async ({ locale }: { locale: LocaleCode }, { words: typed }: AskedList) => {
    const total = index.articles(locale, typed).length;
    return { total, pageCount: 1, rows: [], hottest: [], tag: undefined };
  },
};
const { site: search } = siteSearch({ campaigns: {}, index: async () => index, texts, has, news: () => news });
const searches = readFileSync(path.join(projectRoot, 'test/fixtures/site-searches.yaml'), 'utf8');
const words = Object.entries(parse(searches) as Record<string, Record<string, Record<string, string>>>);
const asked = words.flatMap(([prefix, kinds]) =>
  Object.values(kinds)
    .flatMap((rows) => Object.keys(rows))
    .map((one) => [locales.find((row) => row.prefix === prefix)?.code ?? 'en', one] as const),
);
for (const [locale, one] of asked) await search(locale, '', one, 0);

/** Counted from the moment a search was due, so that waiting behind another search is included. */
const times: number[] = [];
const started = performance.now();
const cpu = process.cpuUsage();
for (let count = 0; count < perSecond * seconds; count += 1) {
  const due = started + (count * 1000) / perSecond;
  const early = due - performance.now();
  if (early > 0) await sleep(early);
  const [locale, one] = asked[count % asked.length] ?? (['en', 'cdn'] as const);
  await search(locale, '', one, 0);
  times.push(performance.now() - due);
}
const { user, system } = process.cpuUsage(cpu);
times.sort((a, b) => a - b);
const at = (share: number) => times[Math.floor(times.length * share)] ?? NaN;

const text = `## Search (\`npm run bench:search\`)

${machine}

${articleCount} generated articles in each of ${locales.length} languages beside our own prices, pages and questions; the searches of test/fixtures/site-searches.yaml in turn, ${perSecond} a second for ${seconds} seconds in one process, each of the whole site; times from the moment at which a search was due:

${table(
  ['index, MB', 'made in, s', 'p50 ms', 'p99 ms', 'longest ms', 'CPU a search, µs', 'memory + MB'],
  [
    [
      shown(statSync(file).size / 1024 ** 2),
      shown(madeSeconds),
      shown(at(0.5), 1),
      shown(at(0.99), 1),
      shown(at(1 - 1 / times.length), 1),
      shown((user + system) / times.length),
      shown(memory() - before),
    ],
  ],
)}`;
rmSync(folder, { recursive: true, force: true });
writeSection('search', text);
console.log(text);
