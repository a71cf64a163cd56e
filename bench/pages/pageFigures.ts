// `npm run pages:figures [-- jp cdn]`: counts what each page shows in each language beside the maximum for a page of
// one argument, the fullest page first.
import { chromium, type Page } from 'playwright-core';
import { isLocaleCode, localeCodes } from '../../src/shared/i18n/locales.ts';
import { pathOf } from '../../src/shared/pages/addresses.ts';
import { pages } from '../../src/shared/pages/pages.ts';
import { launchOptions } from '../../test/support/chromium.ts';
import { countPage, most as mostOf } from '../../test/support/countPage.ts';
import { shown, table } from '../measure/results.ts';
import { startTarget } from '../measure/startTarget.ts';
import { targetOf } from './rows.ts';

/**
 * Text up to this many pixels counts as small; `small` is its share in percent. `screens`: the page's height in phone
 * screens.
 */
const smallText = 15;
const [desk, phone] = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];
const most = { ...mostOf, screens: 9, small: 20 };
/** Least gap between a headline and the drawing beside it, in percent of the window's width. */
const leastGap = 5;

/** Runs in the browser. Leaves out the closing form, as the count of words does. */
function smallShare(largest: number): number {
  const walker = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
  let [all, small] = [0, 0];
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
    const holder = node.parentElement;
    const { length } = node.data.replaceAll(/\s/g, '');
    // Words for screen readers only are clipped away.
    if (!holder?.checkVisibility() || getComputedStyle(holder).clipPath !== 'none' || holder.closest('#form')) continue;
    const scale = holder instanceof SVGGraphicsElement ? (holder.getScreenCTM()?.a ?? 1) : 1;
    all += length;
    if (parseFloat(getComputedStyle(holder).fontSize) * scale <= largest) small += length;
  }
  return (100 * small) / Math.max(1, all);
}

/**
 * Runs in the browser: the distance from the end of the headline's longest line to a drawing or form beside it, in
 * percent of the window's width.
 */
function gapBeside(): number | undefined {
  const heading = document.querySelector('h1');
  if (!heading) return undefined;
  const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const ends: number[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    range.selectNodeContents(node);
    ends.push(...[...range.getClientRects()].map(({ right }) => right));
  }
  const end = Math.max(...ends);
  const { top, bottom } = heading.getBoundingClientRect();
  for (let box: Element = heading; box.tagName !== 'MAIN' && box.parentElement; box = box.parentElement) {
    // Children of an element with `display: contents` stand beside the headline themselves.
    const beside = [...box.parentElement.children].flatMap((other) =>
      getComputedStyle(other).display === 'contents' ? [...other.children] : other,
    );
    const lefts = beside
      .filter((other) => other.matches('figure, svg, img, form') || other.querySelector('figure, svg, img, form'))
      .filter((other) => !other.contains(heading) && other.checkVisibility())
      .map((other) => other.getBoundingClientRect())
      .filter((other) => other.width > 0 && other.left >= end && other.top < bottom && other.bottom > top)
      .map(({ left }) => left);
    if (lefts.length > 0) return (100 * (Math.min(...lefts) - end)) / innerWidth;
  }
  return undefined;
}

type Figures = { path: string; over: number; values: Record<keyof typeof most, number>; gap: number | undefined };

/** Undefined for a page that redirects, such as an account without a session. */
async function figuresOf(page: Page, path: string): Promise<Figures | undefined> {
  // Folds that open on a desktop stay open when the window gets narrower, so the phone is measured first.
  await page.setViewportSize(phone);
  const answer = await page.goto(path);
  if (answer?.status() !== 200) throw new Error(`${path} answers ${answer?.status()}`);
  if (new URL(page.url()).pathname !== path) return undefined;
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize(desk);
  const [small, gap] = [await page.evaluate(smallShare, smallText), await page.evaluate(gapBeside)];
  const values = { ...countPage(await answer.text()), screens: height / phone.height, small };
  const broken = Object.entries(most).filter(([of, limit]) => values[of as keyof typeof most] > limit);
  return { path, over: broken.length + Number(gap !== undefined && gap < leastGap), values, gap };
}

const wanted = process.argv.slice(2);
const codes = wanted.filter(isLocaleCode);
const ids = wanted.filter((name) => !isLocaleCode(name));
const unknown = ids.filter((name) => !pages.some(({ id }) => id === name));
if (unknown.length > 0) {
  console.error(`No language and no page is called ${unknown.join(', ')}.`);
  process.exit(2);
}
const paths = pages
  .filter(({ id, path, status }) => status === 200 && !path.includes(':') && (ids.length === 0 || ids.includes(id)))
  .flatMap(({ id, locales }) =>
    (codes.length > 0 ? codes : localeCodes).filter((code) => locales.includes(code)).map((code) => pathOf(id, code)),
  );

const target = targetOf('ours');
const server = await startTarget(target, '.cache/bench-data', 'anywhere');
// The browser of the tests: its fonts are equally wide on every machine.
const browser = await chromium.launch(launchOptions());
const context = await browser.newContext({ baseURL: `http://127.0.0.1:${target.port}`, reducedMotion: 'reduce' });
const page = await context.newPage();
const rows: Figures[] = [];
for (const path of paths) rows.push(...[(await figuresOf(page, path)) ?? []].flat());
await browser.close();
await server.stop();

const cell = (value: number, isOver: boolean, digits = 0) =>
  isOver ? `**${shown(value, digits)}**` : shown(value, digits);
const names = Object.keys(most) as (keyof typeof most)[];
console.log(
  table(
    [
      'page',
      ...names.map((of) => `${of} (≤ ${most[of]}${of === 'small' ? ' %' : ''})`),
      `headline to plate (≥ ${leastGap} vw)`,
    ],
    rows
      .toSorted((a, b) => b.over - a.over || b.values.screens - a.values.screens)
      .map(({ path, values, gap }) => [
        path,
        ...names.map((of) => cell(values[of], values[of] > most[of], of === 'screens' ? 1 : 0)),
        gap === undefined ? '–' : cell(gap, gap < leastGap, 1),
      ]),
  ),
);
