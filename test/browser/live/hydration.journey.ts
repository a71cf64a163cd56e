// Hydration on every kind of page: no complaint, every element the server sent is still the same one afterwards, and in its place.
import { startApp, uncached } from '../../support/app.ts';
import { families, holdScripts, hydrated, settled, stayHere, watchShifts, type Visit } from '../../support/browser.ts';
import { estimateSecret } from '../../support/sampleEstimate.ts';
import { siteInBrowser } from '../../support/siteInBrowser.ts';

const { site: app, newVisit } = siteInBrowser(() => startApp({ env: { ...uncached, SESSION_SECRET: estimateSecret } }));

/** The countdown of the 404 page draws itself, and the two buttons that turn the banners are there with script only. */
const sentByServer =
  'body *:not(main section > div > div > div *, main .live > section ul + div, main .live > section ul + div *)';

type Marked = Element & { fromServer?: boolean };

/** The mail page opens the mail client and the countdown leads away; both begin after hydration. */
const expectedNoise =
  /Failed to load resource: the server responded with a status of (404|500|410)|Failed to launch 'mailto:/;

/** One visitor opens them all: a browser's process for each page costs as much as the page. */
let visit: Visit;
let shifted: () => Promise<number>;
beforeAll(async () => {
  visit = await newVisit();
  // Who has chosen a language is offered no other, which would be an element more.
  await visit.page.context().addCookies([{ name: 'locale', value: 'en', url: app.base }]);
  shifted = await watchShifts(visit.page);
});
afterAll(() => visit.close());

test.each(families)('%s', async (path) => {
  const { page, complaints } = visit;
  const freeLine = await holdScripts(page);
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await stayHere(page);
  const count = await page.evaluate((sent) => {
    const all = document.querySelectorAll<Marked>(sent);
    for (const element of all) element.fromServer = true;
    return all.length;
  }, sentByServer);
  expect(count).toBeGreaterThan(5);
  // Every element is marked.
  freeLine();
  await hydrated(page);
  await settled(page);
  const left = await page.evaluate((sent) => {
    const all = [...document.querySelectorAll<Marked>(sent)];
    return {
      kept: all.filter((element) => element.fromServer).length,
      added: all.filter((element) => !element.fromServer).map(({ outerHTML }) => outerHTML.slice(0, 100)),
    };
  }, sentByServer);
  expect(left).toEqual({ kept: count, added: [] });
  expect(await shifted()).toBeLessThanOrEqual(0.01);
  await page.unrouteAll();
  expect(complaints.splice(0).filter((text) => !expectedNoise.test(text))).toEqual([]);
});
