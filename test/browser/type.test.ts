// What eyes measure: headings that end well, letters in drawings that can be read and do not run into each other, things a thumb can hit.
import type { Browser, Page } from 'playwright-core';
import { startApp, type App } from '../support/app.ts';
import { newVisit, phone, startBrowser } from '../support/browser.ts';

let app: App;
let browser: Browser;

beforeAll(async () => {
  app = await startApp();
  browser = await startBrowser();
}, 120_000);
afterAll(async () => {
  await browser.close();
  await app.close();
});

const unscripted = () => newVisit(browser, app.base, { javaScriptEnabled: false });

/** The lines of a heading as they stand. */
const linesOf = (page: Page) =>
  page.locator('h1').evaluate((heading) => {
    const lines: { top: number; left: number; right: number; text: string }[] = [];
    const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
      for (let index = 0; index < node.length; index += 1) {
        range.setStart(node, index);
        range.setEnd(node, index + 1);
        const { top, left, right, width, height } = range.getBoundingClientRect();
        const line = lines[lines.length - 1];
        if (width === 0) continue;
        if (line && Math.abs(line.top - top) < height / 2) {
          line.text += node.data[index] ?? '';
          line.right = right;
        } else lines.push({ top, left, right, text: node.data[index] ?? '' });
      }
    }
    return lines.map(({ left, right, text }) => ({ text: text.trim(), width: right - left }));
  });

describe.each(['zh-tw', 'zh', 'en', 'pt', 'jp'])('%s', (prefix) => {
  test('no headline ends in a line of its last word or sign', async () => {
    const { page, close } = await unscripted();
    for (const path of ['', '/coflyer', '/contact_us', '/cloudflareCloud', '/prepaidcard', '/blog', '/FAQ']) {
      await page.goto(`/${prefix}${path}`);
      for (const width of [390, 768, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const lines = await linesOf(page);
        const last = lines[lines.length - 1];
        const widest = Math.max(...lines.map((line) => line.width));
        const isWidow = lines.length > 1 && (!last || last.text.length < 3 || last.width < widest / 4);
        expect([path, width, isWidow ? lines.map(({ text }) => text) : []]).toEqual([path, width, []]);
      }
    }
    await close();
  });
});

/** Letters smaller than twelve pixels, names that run into each other, names cut off at the frame. */
const faultsOfCharts = (page: Page) =>
  page.locator('main svg:has(text)').evaluateAll((charts) =>
    charts.flatMap((chart) => {
      const frame = chart.getBoundingClientRect();
      const isCut = getComputedStyle(chart).overflow !== 'visible';
      const texts = [...chart.querySelectorAll('text')]
        .filter((text) => text.getClientRects().length > 0)
        .map((text) => {
          const matrix = text.getScreenCTM();
          const [a, b] = [matrix?.a ?? 0, matrix?.b ?? 0];
          const size = parseFloat(getComputedStyle(text).fontSize) * Math.hypot(a, b);
          return { words: text.textContent, box: text.getBoundingClientRect(), size, isUpright: Math.abs(b) < 0.01 };
        });
      return texts.flatMap(({ words, box, size, isUpright }, index) => {
        const found: string[] = [];
        if (size < 11.9) found.push(`${words} is ${size.toFixed(1)} px`);
        if (isCut && (box.left < frame.left - 2 || box.right > frame.right + 2)) found.push(`${words} is cut off`);
        for (const other of texts.slice(index + 1)) {
          const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
          const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
          // A slanted name's box holds more than the name.
          if (isUpright && other.isUpright && across > 2 && down > Math.min(box.height, other.box.height) * 0.4)
            found.push(`${words} runs into ${other.words}`);
        }
        return found;
      });
    }),
  );

test.each([
  '/en',
  '/en/server',
  '/en/cdn',
  '/en/sms',
  '/en/ddos',
  '/en/coflyer',
  '/en/database',
  '/en/cloudplatform',
  '/en/cloudflare',
  '/en/aws-service',
  '/en/gcp-service',
  '/en/prepaidcard',
  '/en/partner',
  '/zh-tw/server',
  '/pt/ddos',
  '/pt/coflyer',
  '/pt/database',
])('the drawings of %s can be read at every width', async (path) => {
  const { page, close } = await unscripted();
  await page.goto(path);
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect([width, await faultsOfCharts(page)]).toEqual([width, []]);
  }
  await close();
});

const controls = 'button, summary, input:not([type=hidden]), select, textarea, a[class], header a';

test.each(['/en', '/en/server', '/en/contact_us', '/en/login'])('a thumb hits what stands on %s', async (path) => {
  const { page, close } = await newVisit(browser, app.base, { viewport: phone, hasTouch: true, isMobile: true });
  await page.goto(path);
  await page.waitForLoadState();
  const small = await page.locator(controls).evaluateAll((found) =>
    found.flatMap((element) => {
      // A label is part of the target of its box.
      const target = element.closest('label') ?? element;
      const { width, height } = target.getBoundingClientRect();
      const isSeen = element.getClientRects().length > 0 && width > 2 && height > 2;
      const isButton = element.matches('button, summary, [class*=btn], header a, select, textarea');
      const least = isButton ? 43.5 : 24;
      return isSeen && height < least ? [`${Math.round(height)} px ${element.outerHTML.slice(0, 90)}`] : [];
    }),
  );
  expect(small).toEqual([]);
  await close();
});
