// Hydration on every kind of page: no complaint, and every element from the server is afterwards the same and in its
// place.
import { startApp, uncached } from '../../support/app.ts';
import { families, holdScripts, hydrated, settled, stayHere, watchShifts, type Visit } from '../../support/browser.ts';
import { estimateSecret } from '../../support/sampleEstimate.ts';
import { siteInBrowser } from '../../support/siteInBrowser.ts';

const { site: app, newVisit } = siteInBrowser(() => startApp({ env: { ...uncached, SESSION_SECRET: estimateSecret } }));

/**
 * Leaves out the countdown of the 404 page, which redraws itself, and the two banner buttons, which exist only with
 * script.
 */
const sentByServer =
  'body *:not(main section > div > div > div *, main .live > section ul + div, main .live > section ul + div *)';

type Marked = Element & { fromServer?: boolean };

/** The mail page opens the mail client and the countdown leads away, both after hydration. */
const expectedNoise =
  /Failed to load resource: the server responded with a status of (404|500|410)|Failed to launch 'mailto:/;

/** One visitor opens all pages: a browser process for each costs as much as the page. */
let visit: Visit;
let shifted: () => Promise<number>;
beforeAll(async () => {
  visit = await newVisit();
  // A visitor who has chosen a language gets no hint, which would be an additional element.
  await visit.page.context().addCookies([{ name: 'locale', value: 'en', url: app.base }]);
  shifted = await watchShifts(visit.page);
});
afterAll(() => visit.close());

test.each(families)('%s', async (path) => {
  const { page, complaints } = visit;
  const freeLine = await holdScripts(page);
  const leave = await stayHere(page, path);
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  const count = await page.evaluate((sent) => {
    const all = document.querySelectorAll<Marked>(sent);
    for (const element of all) element.fromServer = true;
    return all.length;
  }, sentByServer);
  expect(count).toBeGreaterThan(5);
  // Every element gets a mark.
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
  await leave();
  expect(complaints.splice(0).filter((text) => !expectedNoise.test(text))).toEqual([]);
});
