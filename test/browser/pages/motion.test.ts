// Motion: a chart's marked line is drawn as it scrolls into view, and nothing moves with reduced motion.
import type { Page } from 'playwright-core';
import { startApp, uncached } from '../../support/app.ts';
import { settled } from '../../support/browser.ts';
import { eventually } from '../../support/eventually.ts';
import { siteInBrowser } from '../../support/siteInBrowser.ts';

const { newVisit } = siteInBrowser(() => startApp({ env: uncached }));

/** Pages whose drawings are below the first screen. */
const charts = ['/jp/sms', '/en/sms'];
const line = ":is(.drawing, figure) [pathLength='1']";

/** The undrawn part of each marked line, from 0 to 1, as the browser shows it now. */
const missing = (page: Page) =>
  page
    .locator(line)
    .evaluateAll((lines) => lines.map((it) => Number.parseFloat(getComputedStyle(it).strokeDashoffset)));
/** Running animations, without the link back to the top, which is tied to the scroll. */
const moving = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .map((it) => (it instanceof CSSAnimation ? it.animationName : 'a transition'))
      .filter((name) => !name.endsWith('arrive')),
  );
const whole = (lengths: number[]) => lengths.every((length) => length === 0);

describe.each(charts)('%s', (path) => {
  test('the line is drawn by the scroll that brings it into view', async () => {
    const { page, close } = await newVisit({ viewport: { width: 1440, height: 900 } });
    await page.goto(path);
    const last = page.locator(line).last();
    await last.evaluate((it) => {
      const top = it.closest('svg')?.getBoundingClientRect().top ?? 0;
      scrollTo(0, top + scrollY - innerHeight + 8);
    });
    await eventually(async () => (await missing(page)).at(-1), 1);
    await last.evaluate((it) => it.closest('svg')?.scrollIntoView({ block: 'end' }));
    await eventually(async () => (await missing(page)).at(-1), 0);
    await close();
  });

  test.each([
    ['reduced motion', { reducedMotion: 'reduce' }],
    ['forced colours', { forcedColors: 'active' }],
  ] as const)('%s: nothing moves, and the line is complete', async (_, options) => {
    const { page, close } = await newVisit(options);
    await page.goto(path);
    expect(whole(await missing(page))).toBe(true);
    expect(
      await page.evaluate(
        (selector) => [...document.querySelectorAll(selector)].flatMap((it) => it.getAnimations()).length,
        line,
      ),
    ).toBe(0);
    if ('reducedMotion' in options) expect(await moving(page)).toEqual([]);
    await close();
  });

  test('with saved data no chart moves', async () => {
    const { page, close } = await newVisit();
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }),
    );
    await page.goto(path);
    expect(whole(await missing(page))).toBe(true);
    await close();
  });

  test('on paper the line is complete', async () => {
    const { page, close } = await newVisit();
    await page.goto(path);
    await page.emulateMedia({ media: 'print' });
    expect(whole(await missing(page))).toBe(true);
    await close();
  });
});

test.each([
  ['no-preference', true],
  ['reduce', false],
] as const)('whether anything on the home page moves, with %s: %s', async (reducedMotion, moves) => {
  const { page, close } = await newVisit({ reducedMotion });
  await page.goto('/en');
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2));
  // An animation is there with the next picture at the latest.
  await settled(page);
  expect((await moving(page)).length > 0).toBe(moves);
  await close();
});
