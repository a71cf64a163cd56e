// Measures every page of every language at common widths: headlines, drawings, buttons, price tables, line breaks, and
// what is too wide.
import type { Page } from 'playwright-core';
import { startApp, uncached } from '../../support/app.ts';
import { undrawn, withoutPictures } from '../../support/browser.ts';
import { eventually } from '../../support/eventually.ts';
import { lettersOfPictures } from '../../support/lettersOfPictures.ts';
import { measurePage, sidewaysOn, type Measured } from '../../support/measurePage.ts';
import { isDense, kinds, kindsOf, linesOn, type Lines } from '../../support/linesOn.ts';
import { everyPage, prefixes, type Prefix } from '../../support/pageSets.ts';
import { estimateSecret, sealed, shop } from '../../support/sampleEstimate.ts';
import { siteInBrowser } from '../../support/siteInBrowser.ts';
import { onAWorkday } from '../../support/taipei.ts';

const { newVisit } = siteInBrowser(
  () => startApp({ env: { ...uncached, SESSION_SECRET: estimateSecret }, replaced: { clock: onAWorkday } }),
  undrawn,
);

type Seen = Measured & { path: string; width: number; beyond: string[]; asOne: Lines | undefined };

/** The narrowest phone and the narrowest two-column window matter only for drawings. */
const widths = [390, 768, 1440];
const widthsOfDrawings = [320, 1024];
/** Lines break where there is little room. */
const widthsOfLines = [320, 390];

type Shown = { prefix: Prefix; name: string; path: string };

const shown: readonly Shown[] = [
  ...everyPage,
  ...prefixes.flatMap((prefix) =>
    ['blog/cdn-decimal-tb', 'search?q=cdn', `estimate?e=${sealed(shop)}`].map((name) => ({
      prefix,
      name,
      path: `/${prefix}/${name}`,
    })),
  ),
];

async function seenOn(page: Page, { prefix, name, path }: Shown): Promise<Seen[]> {
  const visit = () => page.goto(path, { waitUntil: 'domcontentloaded' });
  // A busy machine may answer 503 with the wrong page: the page is requested again.
  await eventually(async () => (await visit())?.status() === 503, false);
  const { pathname, search } = new URL(page.url());
  if (pathname + search !== path) return [];
  const isDrawn = (await page.locator('main svg:has(text)').count()) > 0;
  const asked = [...widths, ...(isDrawn ? widthsOfDrawings : []), ...(isDense(name) ? widthsOfLines : [])];
  const seen: Seen[] = [];
  for (const width of new Set(asked)) {
    await page.setViewportSize({ width, height: width < 700 ? 844 : 900 });
    const hasLines = isDense(name) && widthsOfLines.includes(width);
    const asOne = hasLines ? await linesOn(page, prefix, name) : undefined;
    seen.push({ ...(await measurePage(page)), path, width, beyond: await sidewaysOn(page), asOne });
  }
  return seen;
}

async function everySeen(prefix: Prefix): Promise<Seen[]> {
  const own = shown.filter((one) => one.prefix === prefix);
  const visits = await Promise.all(
    [0, 1].map(async (half) => {
      const { page, close } = await newVisit({ javaScriptEnabled: false, reducedMotion: 'reduce' });
      await withoutPictures(page);
      const seen: Seen[] = [];
      for (const one of own.filter((_, index) => index % 2 === half)) seen.push(...(await seenOn(page, one)));
      await close();
      return seen;
    }),
  );
  return visits.flat();
}

/** The pages with findings, each with its findings. */
const found = (seen: Seen[], said: (one: Seen) => readonly string[]) =>
  seen.flatMap((one) => said(one).map((words) => `${one.path} at ${one.width}: ${words}`));

/**
 * Pages with heads of their own: a carousel, a sea chart, the error page, articles, and campaigns, which have no
 * breadcrumbs.
 */
const ownHead = /^\/[\w-]+(\/(404|error|awsproduct|gcpproduct|promotion002|newcustomer|min-\w+|blog\/[\w-]+))?$/;
/** The drawing spans the desktop window, and the headline is inside it. */
const drawnHead =
  /\/(akamai|aliCloud|alicloud\.migration|aws-service|aws\.global\.accelerator|azureCloud|cdn|cloud_cdn|cloudflare|cloudflareCloud|cloudIntegration|cloudLive|cloudplatform|coflyer|coshield|database|ddos|EdgeNext|free_open|gcp-service|huaweiCloud|partner|prepaidcard|productService|server|sms|tencentCloud|tencentcloud\.live)$/;

describe.each(prefixes)('%s', (prefix) => {
  let seen: Seen[] = [];
  beforeAll(async () => {
    seen = await everySeen(prefix);
  });

  test('has enough pages', () => expect(seen.length).toBeGreaterThan(90));

  test('no headline ends in a line with a single word or character', () => {
    const widows = found(seen, ({ lines }) => {
      const last = lines[lines.length - 1];
      const widest = Math.max(...lines.map(({ width }) => width));
      const isWidow = lines.length > 1 && (!last || last.text.length < 3 || last.width < widest / 4);
      return isWidow ? [lines.map(({ text }) => text).join(' | ')] : [];
    });
    expect(widows).toEqual([]);
  });

  test('a headline leaves room for what is below it on a phone', () => {
    const most = prefix === 'en' || prefix === 'pt' ? 5 : 3;
    const phones = seen.filter(({ width }) => width === 390);
    expect(
      found(phones, ({ lines }) => (lines.length > most ? [lines.map(({ text }) => text).join(' | ')] : [])),
    ).toEqual([]);
  });

  test('headlines begin at one height, whatever is beside them', () => {
    for (const width of widths) {
      const isOwn = (path: string) => ownHead.test(path) || (width >= 1000 && drawnHead.test(path));
      const tops = seen.filter((one) => one.width === width && one.top > 0 && !isOwn(one.path));
      const usual = tops.map(({ top }) => top).toSorted((a, b) => a - b)[Math.floor(tops.length / 2)] ?? 0;
      expect(tops.filter(({ top }) => Math.abs(top - usual) > 1).map(({ path, top }) => [width, path, top])).toEqual(
        [],
      );
    }
  });

  test('drawings can be read at every width, and no name is cut off or runs into another', () =>
    expect(found(seen, ({ drawings }) => drawings)).toEqual([]));

  test('the words of a head end inside the window', () =>
    expect(found(seen, ({ beyondWindow }) => beyondWindow)).toEqual([]));

  test('words of a head lie neither upon each other nor upon a name of its drawing', () =>
    expect(found(seen, ({ upon }) => upon)).toEqual([]));

  test('no page must be scrolled sideways', () => expect(found(seen, ({ beyond }) => beyond)).toEqual([]));

  test('one button in view is filled, and header buttons lead to another page or to this page’s form', () => {
    expect(found(seen, ({ filled }) => filled.slice(1))).toEqual([]);
    expect(seen.filter(({ filled }) => filled.length === 1).length).toBeGreaterThan(50);
    expect(found(seen, ({ circular }) => circular)).toEqual([]);
  });

  test('unbroken words stay in line with their sentence', () =>
    expect(found(seen, ({ parted }) => parted)).toEqual([]));

  test.each(kindsOf(prefix))('no line break separates what is read as one: %s', (kind) => {
    const read = ({ asOne }: Seen) => asOne?.kinds.filter((one) => one.kind === kind) ?? [];
    expect(found(seen, (one) => read(one).flatMap(({ cut }) => cut))).toEqual([]);
    const times = seen.flatMap(read).reduce((sum, one) => sum + one.found, 0);
    expect(times).toBeGreaterThan(kinds[kind][1]);
  });

  test('no heading, question or caption of a phone ends in a line of one character', () => {
    const phones = seen.filter(({ width }) => width === 390);
    expect(found(phones, ({ asOne }) => asOne?.ends.lonely ?? [])).toEqual([]);
    expect(phones.reduce((sum, { asOne }) => sum + (asOne?.ends.broken ?? 0), 0)).toBeGreaterThan(20);
  });

  test('select lists of calculators show their longest value on a phone', () => {
    const lists = seen.filter(({ width, asOne }) => width === 390 && asOne?.cutValues);
    expect(lists.length).toBeGreaterThan(1);
    expect(found(lists, ({ asOne }) => asOne?.cutValues ?? [])).toEqual([]);
  });

  test('no row of a calculator has an empty end', () => {
    expect(found(seen, ({ rowEnds }) => rowEnds.filter((end) => end > 1).map((end) => `${end} px`))).toEqual([]);
    expect(seen.flatMap(({ rowEnds }) => rowEnds).length).toBeGreaterThan(50);
  });

  test('prices are in view on a phone', () =>
    expect(
      found(
        seen.filter(({ width }) => width === 390),
        ({ sideways }) => sideways,
      ),
    ).toEqual([]));
});

test.each(prefixes)('drawings embedded as pictures on the home page of %s are readable, too', async (prefix) => {
  const { page, close } = await newVisit({ javaScriptEnabled: false });
  const { page: bench, close: closeBench } = await newVisit();
  await page.goto(`/${prefix}`);
  for (const width of [320, 360, 390, 430, 540, 680, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect([width, await lettersOfPictures(page, bench)]).toEqual([width, []]);
  }
  await closeBench();
  await close();
});
