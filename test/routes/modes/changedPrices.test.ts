// Staff change a price of each list in content/ and reload: every page, result, price file and mail shows the new
// price, none the old.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inside, root, uncached } from '../../support/app.ts';
import { contentOfTests } from '../../support/contentOfTests.ts';
import { entriesFor } from '../../support/formEntries.ts';
import { startFormSite } from '../../support/formSite.ts';
import { decoded, unheld } from '../../support/html.ts';
import { everyPage, prefixes } from '../../support/pageSets.ts';
import { siteOf } from '../../support/siteOf.ts';

type Change = {
  list: string;
  file: string;
  /** The line in the file, before and after. */
  edit: readonly [before: string, after: string];
  /** The figures on pages, with a decimal point; no other price looks like either. */
  figures: readonly (readonly [before: string, after: string])[];
  /** Figures calculated from them. */
  sums?: readonly (readonly [before: string, after: string])[];
  /** Pages that must show it. */
  shownOn: readonly string[];
};

const changes: readonly Change[] = [
  {
    list: 'servers',
    file: 'servers.yaml',
    edit: ['listUsdMonth: 8, platformUsdMonth: 7.6 ', 'listUsdMonth: 9.4, platformUsdMonth: 8.93 '],
    figures: [['7.60', '8.93']],
    shownOn: ['/en', '/zh-tw/server', '/jp/server', '/en/FAQ', '/en/productService', '/en/server?cpu=1&mem=1&n=1'],
  },
  {
    list: 'cdn-packs',
    file: 'cdn.yaml',
    edit: ['platformUsd: 680, autoRenewUsd: 646', 'platformUsd: 683.21, autoRenewUsd: 649.05'],
    figures: [
      ['680', '683.21'],
      ['646', '649.05'],
    ],
    sums: [
      ['72.8', '72.7'],
      ['0.068', '0.0683'],
    ],
    shownOn: ['/zh/promotion002', '/zh-tw/promotion002', '/en/cdn', '/jp/cdn'],
  },
  {
    list: 'cdn-traffic',
    file: 'cdn.yaml',
    // The same number of decimals: a column shows as many as its longest price.
    edit: ['AP1: [0.22,', 'AP1: [0.27,'],
    figures: [['0.22', '0.27']],
    sums: [['1225', '1275']],
    shownOn: ['/en/cdn', '/zh-tw/cdn', '/pt/blog/cdn-decimal-tb', '/en/cdn?region=AP1&gb=12000'],
  },
  {
    list: 'ddos',
    file: 'ddos.yaml',
    edit: ['listUsdMonth: 25, platformUsdMonth: 23.75', 'listUsdMonth: 27.4, platformUsdMonth: 26.03'],
    figures: [['23.75', '26.03']],
    shownOn: ['/en', '/zh-tw/ddos', '/jp/ddos', '/en/productService', '/en/ddos?gbps=5&line=any'],
  },
  {
    list: 'prepaid',
    file: 'prepaid.yaml',
    edit: ['creditUsd: 1020', 'creditUsd: 1033.7'],
    figures: [['1020', '1033.70']],
    shownOn: ['/zh-tw/prepaidcard', '/en/prepaidcard', '/zh-tw/newcustomer', '/zh-tw/prepaidcard?tab=new&need=1000'],
  },
  {
    list: 'sms',
    file: 'sms.yaml',
    edit: ['usdPerSegment: 0.0075', 'usdPerSegment: 0.0083'],
    figures: [['0.0075', '0.0083']],
    shownOn: ['/en', '/pt/sms', '/jp/coflyer', '/en/sms?to=CA&set=gsm&len=1&n=1'],
  },
];

const articles = prefixes.flatMap((prefix) =>
  globSync('*', { cwd: path.join(root, 'content/news') }).map((name) => `/${prefix}/blog/${name.split('.')[0]}`),
);

/** Includes the results of calculators. */
const paths = [
  ...new Set([...everyPage.map((page) => page.path), ...articles, ...changes.flatMap(({ shownOn }) => shownOn)]),
];

/** Without drawn paths and file names, which contain other digits. */
const wordsOf = (html: string): string =>
  decoded(
    unheld(html)
      .replace(
        / (?:d|viewBox|points|transform|href|src|srcset|x1?|y1?|x2|y2|cx|cy|r|dx|dy|width|height|rx)="[^"]*"/g,
        '',
      )
      .replace(/"(?:https?:[^"]*)?\/assets\/[^"]*"/g, ''),
  );

/** The figure in any language's format, with or without a thousands mark. */
function written(figure: string): RegExp {
  const [whole = '', part] = figure.split('.');
  const thousands = whole.replace(/\B(?=(\d{3})+$)/g, '[.,]?');
  const cents = part === undefined ? '(?:[.,]00)?' : `[.,]${part.replace(/0$/, '0?')}`;
  return new RegExp(`(?<![\\d.,#+-])${thousands}${cents}(?![\\d]|[.,]\\d|-)`, 'g');
}

const countOf = (figure: string, text: string): number => text.match(written(figure))?.length ?? 0;

inside('a price changed in content/', () => {
  const [contentFolder, changedFolder] = [contentOfTests(), contentOfTests()];
  const plain = new Map<string, string>();
  const changed = new Map<string, string>();

  const before = siteOf(() => startFormSite({ env: uncached, replaced: { contentFolder } }));
  const after = siteOf(async () => {
    for (const { file, edit } of changes) {
      const place = path.join(changedFolder, 'prices', file);
      const text = readFileSync(place, 'utf8');
      expect(text.split(edit[0])).toHaveLength(2);
      writeFileSync(place, text.replace(...edit));
    }
    return startFormSite({ env: uncached, replaced: { contentFolder: changedFolder } });
  });
  beforeAll(async () => {
    for (const [site, pages] of [
      [before, plain],
      [after, changed],
    ] as const)
      for (const each of paths) pages.set(each, wordsOf((await site.get(each)).text));
  });

  test.each(changes)('$list is shown on every page that showed it', ({ figures, sums = [], shownOn }) => {
    for (const [old, fresh] of [...figures, ...sums]) {
      const stale = paths.filter((each) => countOf(old, changed.get(each) ?? '') > 0);
      const missing = paths.filter(
        (each) => countOf(old, plain.get(each) ?? '') !== countOf(fresh, changed.get(each) ?? ''),
      );
      expect({ old, stale, missing }).toEqual({ old, stale: [], missing: [] });
    }
    const [, fresh] = figures[0] ?? [];
    expect(shownOn.filter((each) => countOf(fresh ?? '', changed.get(each) ?? '') === 0)).toEqual([]);
  });

  test.each(changes)('$list is published as data', async ({ list, figures }) => {
    for (const format of ['json', 'csv'])
      for (const [old, fresh] of figures) {
        const { text } = await after.get(`/data/prices/${list}.${format}`);
        const says = (figure: string) => text.split(/[^\d.]/).includes(String(Number(figure)));
        expect([format, says(old), says(fresh)]).toEqual([format, false, true]);
      }
  });

  test('a result goes to desk and visitor with the new price', async () => {
    const { text } = await after.get('/en/sms?to=CA&set=gsm&len=1&n=1');
    const [, link = ''] = /href="([^"]*contact_us\?[^"]*plan=[^"]*)"/.exec(text) ?? [];
    const carried = Object.fromEntries(new URL(decoded(link), 'http://site').searchParams);
    expect((await after.send('/en/contact_us', entriesFor('contactUs', 'en', carried))).status).toBe(303);
    const mails = (await after.messages()).map(({ payload }) => JSON.stringify(payload));
    expect(mails.filter((mail) => mail.includes('0.0083')).length).toBeGreaterThanOrEqual(2);
  });
});
