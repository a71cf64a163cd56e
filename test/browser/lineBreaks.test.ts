// What is read as one stands on one line on phones: figures with their units, Japanese words, Chinese marks with what they close.
import { startApp } from '../support/app.ts';
import { phone } from '../support/browser.ts';
import { asOne, closed, cutIn, katakana } from '../support/cutFigures.ts';
import { namesOf, pathOf, prefixes, type Prefix } from '../support/pageSets.ts';
import { siteInBrowser } from '../support/siteInBrowser.ts';

const { newVisit } = siteInBrowser(() => startApp());

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
  'promotion002',
]);

const pathsOf = (prefix: Prefix) =>
  ['', ...namesOf(prefix)].filter((name) => dense.has(name)).map((name) => pathOf(prefix, name));

async function cutOn(paths: readonly string[], patterns: readonly string[]): Promise<{ found: number; cut: string[] }> {
  const { page, close } = await newVisit({ javaScriptEnabled: false });
  const sum: { found: number; cut: string[] } = { found: 0, cut: [] };
  for (const path of paths) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 });
      const { found, cut } = await cutIn(page, patterns);
      sum.found += found;
      sum.cut.push(...cut.map((words) => `${path} at ${width}: ${words}`));
    }
  }
  await close();
  return sum;
}

test.each(prefixes)('no figure is cut from its unit, /%s', async (prefix) => {
  const { found, cut } = await cutOn([...pathsOf(prefix), `/${prefix}/blog/cdn-decimal-tb`], asOne);
  expect(cut).toEqual([]);
  expect(found).toBeGreaterThan(300);
});

test('no Japanese word in katakana is cut', async () => {
  const { found, cut } = await cutOn(pathsOf('jp'), katakana);
  expect(cut).toEqual([]);
  expect(found).toBeGreaterThan(2000);
});

test.each(prefixes)('lists of calculators show their longest value on a phone, /%s', async (prefix) => {
  const { page, close } = await newVisit({ javaScriptEnabled: false, viewport: phone });
  for (const name of namesOf(prefix).filter((one) => ['cdn', 'sms', 'coflyer', 'cloudIntegration'].includes(one))) {
    await page.goto(pathOf(prefix, name), { waitUntil: 'domcontentloaded' });
    const cut = await page.evaluate(() =>
      [...document.querySelectorAll('select')].flatMap((list) => {
        const { font, paddingLeft, paddingRight } = getComputedStyle(list);
        const room = list.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
        const pen = document.createElement('canvas').getContext('2d');
        if (!pen) throw new Error('Nothing to measure with');
        pen.font = font;
        return [...list.options].map(({ text }) => text).filter((text) => pen.measureText(text).width > room);
      }),
    );
    expect([name, cut]).toEqual([name, []]);
  }
  await close();
});

test.each(['zh', 'zh-tw'] as const)('no line begins with a mark that closes, /%s', async (prefix) => {
  const { found, cut } = await cutOn(pathsOf(prefix), closed);
  expect(cut).toEqual([]);
  expect(found).toBeGreaterThan(2000);
});
