// Pages by night and on paper: contrast in the dark theme, lines under forced colours, printing.
import { dayText, taipeiDay } from '../../../src/shared/i18n/days.ts';
import { localeOf } from '../../../src/shared/i18n/locales.ts';
import { startApp, uncached } from '../../support/app.ts';
import { axeFaults } from '../../support/axeFaults.ts';
import { hydrated, phone, stayHere, type Visit } from '../../support/browser.ts';
import { estimateSecret, line, sealed, shop } from '../../support/sampleEstimate.ts';
import { siteInBrowser } from '../../support/siteInBrowser.ts';
import { onAWorkday } from '../../support/taipei.ts';

const { newVisit } = siteInBrowser(() =>
  startApp({ env: { ...uncached, SESSION_SECRET: estimateSecret }, replaced: { clock: onAWorkday } }),
);

/** Six lines with all that may stand beside them: a changed price, one that is gone, a name, traffic of the servers. */
const longest = sealed([...shop, line('pack', '7000', 2, 1, 300)], {
  name: 'Budget of 2027: servers and messages',
  gb: 1200,
});

describe('by night', () => {
  test.each(['/en/server', '/zh-tw/blog'])('%s has the contrast it has by day', async (path) => {
    const { page, close } = await newVisit({ colorScheme: 'dark', bypassCSP: true });
    await page.goto(path);
    await hydrated(page);
    const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(ground).toBe('rgb(20, 34, 43)');
    expect(await axeFaults(page, { rules: ['color-contrast'] })).toEqual([]);
    await close();
  });

  test('pictures with their own colours follow', async () => {
    const shades = await Promise.all(
      (['dark', 'light'] as const).map(async (colorScheme) => {
        const { page, close } = await newVisit({ colorScheme });
        await stayHere(page, '/en/404');
        await page.goto('/en/404');
        const shade = await page.locator('picture img').evaluate(async (image: HTMLImageElement) => {
          await image.decode();
          const canvas = new OffscreenCanvas(1, 1);
          const pen = canvas.getContext('2d');
          pen?.drawImage(image, 0, 0);
          return [...(pen?.getImageData(0, 0, 1, 1).data ?? [])].slice(0, 3).reduce((sum, part) => sum + part, 0);
        });
        await close();
        return shade;
      }),
    );
    expect(shades[0]).toBeLessThan(250);
    expect(shades[1]).toBeGreaterThan(600);
  });
});

test('forced colours keep the lines between cells', async () => {
  const { page, close } = await newVisit({ forcedColors: 'active' });
  await page.goto('/en/server');
  const cell = page.locator('#cases li').first();
  expect(await cell.evaluate((it) => getComputedStyle(it).borderTopStyle)).toBe('solid');
  await close();
});

/** Runs in the browser: words of drawings on the ground of the page, and those that are too near to its colour. */
const faintWords = () => {
  const channels = (color: string) => color.match(/[\d.]+/g)?.map(Number) ?? [];
  const light = (color: string) => {
    const [red = 0, green = 0, blue = 0] = channels(color).map((value) => (value / 255) ** 2.2);
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
  };
  const ground = light(getComputedStyle(document.body).backgroundColor);
  const words = [...document.querySelectorAll('main :is([data-hero=field], section:last-child) svg text')].filter(
    (text) => text.checkVisibility(),
  );
  const faint = words.filter((text) => {
    const letters = light(getComputedStyle(text).fill);
    return Math.max(letters, ground) / Math.min(letters, ground) < 4.5;
  });
  return { looked: words.length, faint: faint.map((text) => text.textContent) };
};

test.each(['light', 'dark'] as const)(
  'under forced colours, %s, words of a night drawing are readable',
  async (scheme) => {
    const { page, close } = await newVisit({ forcedColors: 'active', colorScheme: scheme, javaScriptEnabled: false });
    let all = 0;
    for (const path of ['/en', '/en/ddos', '/jp/database', '/pt/coshield', '/zh/cloudIntegration', '/zh-tw/edgeNext']) {
      await page.goto(path);
      const { looked, faint } = await page.evaluate(faintWords);
      expect([path, faint]).toEqual([path, []]);
      all += looked;
    }
    expect(all).toBeGreaterThan(40);
    await close();
  },
);

describe('on paper', () => {
  /** One visitor prints all pages: shared files are fetched once. */
  let visit: Visit;
  beforeAll(async () => {
    visit = await newVisit();
  });
  afterAll(() => visit.close());

  const sheets = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;

  test.each([
    ['/en', 6],
    ['/zh-tw', 6],
    ['/en/cdn', 4],
    ['/jp/cdn', 4],
    ['/jp/server', 3],
    ['/pt/sms', 3],
    ['/zh-tw/productService', 2],
    ['/zh-tw/database', 3],
    ['/zh-tw/promotion002', 2],
    ['/zh-tw/cloudplatform', 3],
    // Without an answer to the cookie question its room must not print an empty sheet.
    ['/en/cloudLive', 2],
    ['/zh-tw/coflyer', 2],
    ['/zh/cloudIntegration', 4],
    // A buyer signs a single sheet.
    ...['en', 'zh-tw', 'pt'].map((prefix): [string, number] => [`/${prefix}/estimate?e=${sealed(shop)}`, 1]),
    ...['en', 'pt'].map((prefix): [string, number] => [`/${prefix}/estimate?e=${longest}&cur=twd`, 1]),
  ])('%s takes no more than %d sheets', async (path, most) => {
    const { page } = visit;
    await page.goto(path);
    const printed = sheets(await page.pdf({ preferCSSPageSize: true }));
    expect(printed).toBeGreaterThan(0);
    expect(printed).toBeLessThanOrEqual(most);
  });

  test('the full address is on top, and those of links continue it', async () => {
    const { page, close } = await newVisit();
    await page.goto('/en/cdn');
    await page.emulateMedia({ media: 'print' });
    const canonical = page.locator('link[rel=canonical]');
    const { content, height } = await canonical.evaluate((it) => ({
      content: getComputedStyle(it, '::after').content,
      height: it.getBoundingClientRect().height,
    }));
    expect(height).toBeGreaterThan(0);
    expect(content).toMatch(/"https?:\/\/[^/]+\/en\/cdn"/);
    await page.emulateMedia({ media: 'screen' });
    expect(await canonical.isVisible()).toBe(false);
    await close();
  });

  test.each(['/en/cdn', '/jp/server'])('%s separates no heading from its text', async (path) => {
    const { page, close } = await newVisit();
    await page.goto(path);
    await page.emulateMedia({ media: 'print' });
    const torn = page.locator('main section[data-ground]');
    const breaks = await torn.evaluateAll((found) => found.map((it) => getComputedStyle(it).breakInside));
    expect(breaks.length).toBeGreaterThan(3);
    expect(new Set(breaks)).toEqual(new Set(['avoid']));
    await close();
  });

  test.each(['/en/cloudflareCloud', '/zh/ddos', '/zh/akamai'])(
    '%s has drawings whose letters can be read',
    async (path) => {
      const { page, close } = await newVisit({ viewport: { width: 703, height: 1000 } });
      await page.goto(path);
      await page.emulateMedia({ media: 'print' });
      const letters = page.locator('main figure svg text').filter({ visible: true });
      const heights = await letters.evaluateAll((found: SVGTextElement[]) =>
        found.map((it) => parseFloat(getComputedStyle(it).fontSize) * (it.getScreenCTM()?.a ?? 0)),
      );
      expect(heights.length).toBeGreaterThan(4);
      expect(Math.min(...heights)).toBeGreaterThan(8);
      await close();
    },
  );

  test('an estimate says who made it, its day and its whole link, and asks nothing', async () => {
    const { page, close } = await newVisit();
    await page.goto(`/en/estimate?e=${sealed(shop)}`);
    await page.emulateMedia({ media: 'print' });
    const main = page.locator('main');
    const link = await page.inputValue('#link');
    const said = await main.innerText();
    expect(said).toContain(`published on ${dayText(localeOf('en'), taipeiDay(onAWorkday()))}`);
    expect([said.includes('COCloud'), said.includes(link), link.includes(sealed(shop))]).toEqual([true, true, true]);
    // The region that nobody has chosen.
    const asked = main.locator('select, button, form, [placeholder]').filter({ visible: true });
    expect(await asked.evaluateAll((found) => found.map(({ outerHTML }) => outerHTML.slice(0, 80)))).toEqual([]);
    await close();
  });

  test('whom to call is printed although buttons are not', async () => {
    await visit.page.goto('/zh-tw/callback');
    await visit.page.emulateMedia({ media: 'print' });
    expect(await visit.page.locator('#night a[href^="tel:"]').isVisible()).toBe(true);
  });

  test('addresses of links stand in lines, not in columns of letters', async () => {
    const { page } = visit;
    await page.setViewportSize({ width: 703, height: 1000 });
    await page.goto('/pt');
    await page.emulateMedia({ media: 'print' });
    const links = page.locator('main :is(p, dd) > a[href^="/pt/"]').filter({ visible: true });
    const heights = await links.evaluateAll((found) => found.map((it) => it.getBoundingClientRect().height));
    expect(heights.length).toBeGreaterThan(0);
    expect(Math.max(...heights)).toBeLessThan(60);
  });

  test.each([
    ['a desk', {}],
    ['a dark phone', { colorScheme: 'dark', viewport: phone }],
  ] as const)('from %s: no menus, offers or buttons, answers open, ink on white', async (_, options) => {
    const { page, close } = await newVisit({ locale: 'pt-BR', ...options });
    await page.goto('/en/cdn?all=regions');
    await page.emulateMedia({ media: 'print' });
    const leftOver = page
      .locator('header, nav, form, button, aside[lang], [href*="contact_us"][class]')
      .filter({ visible: true });
    expect(await leftOver.evaluateAll((found) => found.map(({ outerHTML }) => outerHTML.slice(0, 80)))).toEqual([]);
    expect(await page.locator('main table').filter({ visible: true }).count()).toBe(1);
    expect(await page.locator('main details p').first().isVisible()).toBe(true);
    expect(await page.locator('h1').evaluate((it) => getComputedStyle(it).color)).toBe('rgb(15, 30, 39)');
    await page.goto('/en/FAQ');
    const address = page.locator('main p > a[href^="/en/"]').first();
    const printed = await address.evaluate((it) => getComputedStyle(it, '::after').content);
    expect(printed).toContain(`(${await address.getAttribute('href')})`);
    await close();
  });
});
