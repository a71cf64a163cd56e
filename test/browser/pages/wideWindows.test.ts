// The words of a hero stay in the column of header and sections, whether the window is wider than its drawing or not; on wider ones
// drawing and ground go on to the window's edges.
import { startApp, uncached } from '../../support/app.ts';
import { undrawn } from '../../support/browser.ts';
import { pathOf, prefixes, pageSets } from '../../support/pageSets.ts';
import { siteInBrowser } from '../../support/siteInBrowser.ts';

const { newVisit } = siteInBrowser(() => startApp({ env: uncached }), undrawn);

/** Runs in the browser: what of a hero is off, if the page has one. */
function offIn(): { off: string[]; isHero: boolean } {
  const hero = document.querySelector('.hero');
  const boxOf = (element: Element | null) => element?.getBoundingClientRect() ?? new DOMRect();
  const [logo, path, button, ground] = [
    document.querySelector('[data-part=SiteMark] a'),
    document.querySelector('.hero .words > nav'),
    document.querySelector('.hero .acts a'),
    document.querySelector('.hero .stage'),
  ].map(boxOf);
  const labels = [...document.querySelectorAll('.hero .wide text:is([x="80"], [x="76"])')].filter(
    (label) => getComputedStyle(label).textAnchor === 'start',
  );
  // Large figures stand four units further left, as their own shape does.
  const startsOff = (label: Element) =>
    boxOf(label).left - (path?.left ?? 0) - (label.getAttribute('x') === '76' ? -4 : 0);
  const rules = {
    'a label of the drawing beside the line of its words': labels.some((label) => Math.abs(startsOff(label)) > 3),
    'words left of the header’s logo, or right of it': Math.abs((path?.left ?? 0) - (logo?.left ?? 0)) > 1,
    'a button below the window': (button?.bottom ?? 0) > innerHeight,
    'wider than the window': document.documentElement.scrollWidth > innerWidth,
    'a hero of another width': hero !== null && boxOf(hero).width !== document.documentElement.clientWidth,
    'a drawing larger than it is made': (ground?.width ?? 0) > 1440,
  };
  return {
    isHero: hero !== null,
    off: Object.entries(rules).flatMap(([rule, isBroken]) => (isBroken ? [rule] : [])),
  };
}

test.each(['en', 'jp'] as const)('heroes stand under the logo in %s, their button in view', async (prefix) => {
  const { page, close } = await newVisit({ javaScriptEnabled: false });
  const off: string[] = [];
  let heroes = 0;
  for (const name of pageSets[prefix].filter((one) => !one.includes('{'))) {
    await page.goto(pathOf(prefix, name), { waitUntil: 'domcontentloaded' });
    for (const [width, height] of [
      [1280, 900],
      [1920, 900],
      [2560, 1300],
    ] as const) {
      await page.setViewportSize({ width, height });
      const seen = await page.evaluate(offIn);
      if (!seen.isHero) continue;
      heroes += 1;
      off.push(...seen.off.map((rule) => `${pathOf(prefix, name)} at ${width}: ${rule}`));
    }
  }
  await close();
  expect(heroes).toBeGreaterThan(50);
  expect(off).toEqual([]);
});

/** Runs in the browser: whether the part of the drawing reaches both sides of the window. */
const reaches = (part: string) => {
  const { left, right } = document.querySelector(`.hero .wide ${part}`)?.getBoundingClientRect() ?? new DOMRect();
  return [left <= 0, right >= innerWidth];
};

test.each([
  ['cdn', '.hero-stair'],
  ['prepaidcard', '.hero-stair'],
  ['ddos', '.hero-wall'],
  ['cloudIntegration', '.hero-ax'],
])('what runs across the window on %s reaches its edges', async (name, part) => {
  const { page, close } = await newVisit({ javaScriptEnabled: false, viewport: { width: 3840, height: 1300 } });
  await page.goto(pathOf(prefixes[0], name), { waitUntil: 'domcontentloaded' });
  expect(await page.evaluate(reaches, part)).toEqual([true, true]);
  await close();
});
