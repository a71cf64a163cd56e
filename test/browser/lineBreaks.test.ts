// What is read as one stands on one line on phones: figures with their units, Japanese words, Chinese marks with what they close, names of two words.
import type { Page } from 'playwright-core';
import { startApp, uncached } from '../support/app.ts';
import { phone, undrawn } from '../support/browser.ts';
import { asOne, closed, cutIn, katakana, names } from '../support/cutFigures.ts';
import { lonelyEnds } from '../support/lonelyEnds.ts';
import { namesOf, pathOf, prefixes, type Prefix } from '../support/pageSets.ts';
import { siteInBrowser } from '../support/siteInBrowser.ts';
import { withoutPictures } from '../support/withoutPictures.ts';

const { newVisit } = siteInBrowser(() => startApp({ env: uncached }), undrawn);

/** Where most figures stand. */
const dense = new Set([
  '',
  'cdn',
  'server',
  'ddos',
  'coflyer',
  'prepaidcard',
  'FAQ',
  'cloudLive',
  'coshield',
  'alicloud.migration',
  'aws.global.accelerator',
  'EdgeNext',
  'akamai',
  'promotion002',
]);

/** Calculators with lists. */
const hasLists = new Set(['cdn', 'sms', 'coflyer', 'cloudIntegration']);

const pathsOf = (prefix: Prefix) =>
  ['', ...namesOf(prefix)].filter((name) => dense.has(name) || hasLists.has(name)).map((name) => pathOf(prefix, name));

type Read = { found: number; cut: string[] };

/** What is read as one in each language, and how often at least it stands on the pages, so that something is proven. */
const kinds = {
  asOne: [asOne, 300],
  katakana: [katakana, 2000],
  closed: [closed, 2000],
  names: [names, 5],
} as const;
type Kind = keyof typeof kinds;
const kindsOf = (prefix: Prefix): readonly Kind[] => {
  if (prefix === 'jp') return ['asOne', 'katakana', 'names'];
  return prefix === 'zh' || prefix === 'zh-tw' ? ['asOne', 'closed', 'names'] : ['asOne'];
};

/** Lists whose longest value has no room. */
const cutValues = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('select')].flatMap((list) => {
      const { font, paddingLeft, paddingRight } = getComputedStyle(list);
      const room = list.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
      const pen = document.createElement('canvas').getContext('2d');
      if (!pen) throw new Error('Nothing to measure with');
      pen.font = font;
      return [...list.options].map(({ text }) => text).filter((text) => pen.measureText(text).width > room);
    }),
  );

describe.each(prefixes)('/%s', (prefix) => {
  const read = new Map<Kind, Read>();
  const lists: { path: string; cut: string[] }[] = [];
  const ends: { path: string; broken: number; lonely: string[] }[] = [];

  // Each page is opened once, for all that is looked for on it.
  beforeAll(async () => {
    const { page, close } = await newVisit({ javaScriptEnabled: false, reducedMotion: 'reduce' });
    await withoutPictures(page);
    for (const path of [...pathsOf(prefix), `/${prefix}/blog/cdn-decimal-tb`]) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      for (const width of [320, phone.width]) {
        await page.setViewportSize({ ...phone, width });
        for (const kind of kindsOf(prefix)) {
          const { found, cut } = await cutIn(page, kinds[kind][0]);
          const before = read.get(kind) ?? { found: 0, cut: [] };
          const named = cut.map((words) => `${path} at ${width}: ${words}`);
          read.set(kind, { found: before.found + found, cut: [...before.cut, ...named] });
        }
      }
      ends.push({ path, ...(await lonelyEnds(page)) });
      if (hasLists.has(path.split('/')[2] ?? '')) lists.push({ path, cut: await cutValues(page) });
    }
    await close();
  }, 120_000);

  test.each(kindsOf(prefix))('nothing is cut that is read as one: %s', (kind) => {
    expect(read.get(kind)?.cut).toEqual([]);
    expect(read.get(kind)?.found).toBeGreaterThan(kinds[kind][1]);
  });

  test('no heading, question or caption ends in a line of one character', () => {
    expect(ends.filter(({ lonely }) => lonely.length > 0)).toEqual([]);
    expect(ends.reduce((sum, { broken }) => sum + broken, 0)).toBeGreaterThan(20);
  });

  test('lists of calculators show their longest value on a phone', () => {
    expect(lists.length).toBeGreaterThan(1);
    expect(lists.filter(({ cut }) => cut.length > 0)).toEqual([]);
  });
});
