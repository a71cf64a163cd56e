// The times of calls in a browser: hours are whole on the narrowest phone, and a calendar without a free half hour says what
// to do instead of showing a form that cannot be sent.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { callDays } from '../../../src/server/enquiries/callTimes.ts';
import { halfHourMs } from '../../../src/shared/forms/slot.ts';
import { inside, root, uncached } from '../../support/app.ts';
import { hydrated, settled } from '../../support/browser.ts';
import { eventually } from '../../support/eventually.ts';
import { startFormSite } from '../../support/formSite.ts';
import { newLead } from '../../support/newLead.ts';
import { siteInBrowser } from '../../support/siteInBrowser.ts';

/** A Friday in Taipei, one hour before the desk closes. */
const now = Date.parse('2026-12-18T09:00:00Z');

const start = (contentFolder?: string) =>
  startFormSite({ env: uncached, replaced: { clock: () => now, ...(contentFolder && { contentFolder }) } });

/** Every element of the page that Tab reaches, by name, id, address or tag. */
async function tabbed(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (;;) {
    await page.keyboard.press('Tab');
    const at = await page.evaluate(() => {
      const it = document.activeElement;
      return it && it !== document.body && it.closest('main, body > *')
        ? [it.getAttribute('name'), it.id, it.getAttribute('href'), it.tagName, it.closest('form')?.id].join(' ')
        : '';
    });
    if (at === '' || found.length > 300) return found;
    found.push(at);
  }
}

/** What the page offers readers of every kind below its head: what is drawn, what Tab reaches, what screen readers are told. */
async function offered(page: Page) {
  const reached = await tabbed(page);
  const told = await page.locator('#form').ariaSnapshot();
  return {
    fields: await page.locator('#form').locator('input, select, textarea, button').filter({ visible: true }).count(),
    reached: reached.filter((it) => / f-form$|^slot|#f-/.test(it)),
    told: told.match(/(textbox|radio|checkbox|combobox|button|group)\b.*/g) ?? [],
    answer: await page.locator('#form h2').innerText(),
    way: await page.locator('#form h2 a').getAttribute('href'),
    reachesWay: reached.some((it) => it.includes('/en/contact_us')),
  };
}

inside('call times', () => {
  const { newVisit } = siteInBrowser(() => start());

  test('on the narrowest phone each hour label of the call times is complete, even in a half-hour time zone', async () => {
    const { page, close } = await newVisit({ viewport: { width: 320, height: 844 } });
    await page.goto('/en/callback?tz=Asia/Kolkata');
    const hours = page.locator('main figure [aria-hidden] p > span').filter({ visible: true });
    const said = await hours.evaluateAll((spans) =>
      spans.map(({ textContent, scrollWidth, clientWidth }) => [textContent, scrollWidth <= clientWidth]),
    );
    expect(said.slice(0, 2)).toEqual([
      ['0', true],
      ['3', true],
    ]);
    expect([said.length, said.filter(([, isWhole]) => !isWhole)]).toEqual([16, []]);
    // Sides of a frame would cross the names of hours.
    const strokes = page
      .locator('main figure rect')
      .evaluateAll((found) => found.map((it) => getComputedStyle(it).stroke));
    expect(new Set(await strokes)).toEqual(new Set(['none']));
    await close();
  });

  test('arrow keys through the time zones lead to the last of them, by one step of the history, and keep the focus', async () => {
    const { page, close } = await newVisit();
    await page.goto('/en/callback');
    await hydrated(page);
    await page.locator('#call-zone').focus();
    const zones = await page
      .locator('#call-zone option')
      .evaluateAll((all) => all.map((it) => it.getAttribute('value')));
    const at = await page.locator('#call-zone').evaluate((select: HTMLSelectElement) => select.selectedIndex);
    const before = await page.evaluate(() => history.length);
    const asked: string[] = [];
    page.on('request', (request) => {
      const { searchParams } = new URL(request.url());
      const tz = searchParams.get('tz');
      // Links to other days, fetched ahead whenever the browser has time, name the zone shown as well.
      if (tz && !searchParams.has('day')) asked.push(tz);
    });
    // Keys in quick succession, on a machine of any speed: the page's timers wait for this test.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    for (let step = 0; step < 3; step += 1) {
      await page.keyboard.press(at > 3 ? 'ArrowUp' : 'ArrowDown');
      await page.clock.runFor(100);
    }
    const last = zones[at > 3 ? at - 3 : at + 3] ?? '';
    await page.clock.runFor(1000);
    await page.clock.resume();
    await page.waitForURL(({ searchParams }) => searchParams.get('tz') === last);
    await eventually(() => page.locator('#call-zone option[selected]').getAttribute('value'), last);
    expect([asked, await page.evaluate(() => history.length)]).toEqual([[last], before + 1]);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('call-zone');
    await close();
  });

  test('a half hour chosen while the hours of another time zone load stays chosen in it', async () => {
    const { page, close } = await newVisit();
    await page.goto('/en/callback');
    await hydrated(page);
    const slots = page.locator('[name=slot]');
    await slots.first().check({ force: true });
    const held = Promise.withResolvers<void>();
    const isAsked = page.waitForRequest((request) => request.url().includes('tz='));
    await page.route('**/callback?*', async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.locator('#call-zone').selectOption('Asia/Tokyo');
    await isAsked;
    const chosen = slots.nth(2);
    const [at = ''] = ((await chosen.getAttribute('value')) ?? '').split('[');
    await chosen.check({ force: true });
    held.resolve();
    await eventually(() => page.locator('[name=slot]:checked').getAttribute('value'), `${at}[Asia/Tokyo]`);
    await close();
  });

  describe.each([true, false])('with script: %s', (javaScriptEnabled) => {
    const nothing = {
      fields: 0,
      reached: [],
      told: [],
      answer: 'No slot is free at the moment. Write to us and we will find a time.',
      way: '/en/contact_us?product=callback',
      reachesWay: true,
    };
    async function open(base: string, address: string) {
      const { page, close } = await newVisit({ baseURL: base, javaScriptEnabled });
      await page.goto(address);
      if (javaScriptEnabled) {
        await hydrated(page);
        await settled(page);
      }
      return { page, close };
    }

    test('a booked-out calendar has no form, and leads to the one for messages', async () => {
      const full = await start();
      const free = callDays(onceAWorker.content(), now, []).flatMap(({ at, halves }) =>
        Array.from(halves).flatMap((sign, place) => (sign === 'f' ? [at + place * halfHourMs] : [])),
      );
      const last = free.pop();
      const take = (at = 0) =>
        full.inStore(({ leads }) =>
          leads.create(newLead({ call: { at, zone: 'Asia/Taipei', linkOf: (reference) => reference, bookers: [] } })),
        );
      for (const at of free) await take(at);
      const { page, close } = await open(full.base, '/en/callback');
      // With one left there is a form.
      expect(await page.locator('#f-form button[name=send]').isVisible()).toBe(true);
      expect(await page.locator('[name=slot]').count()).toBe(1);
      await take(last);
      await page.reload();
      if (javaScriptEnabled) await hydrated(page);
      expect(await offered(page)).toEqual(nothing);
      await close();
      await full.close();
    });

    test('a calendar of closed days has none either, and draws no hours', async () => {
      const folder = mkdtempSync(path.join(tmpdir(), 'closed-content-'));
      cpSync(path.join(root, 'content'), folder, { recursive: true });
      const file = path.join(folder, 'hours.yaml');
      // Only today, whose hours are over for a call.
      writeFileSync(file, readFileSync(file, 'utf8').replace(/^days: .*$/m, 'days: 1'));
      const closed = await start(folder);
      const { page, close } = await open(closed.base, '/en/callback');
      expect(await offered(page)).toEqual(nothing);
      expect(await page.locator('main section:has(h1) figure').count()).toBe(0);
      await close();
      await closed.close();
      rmSync(folder, { recursive: true });
    });
  });
});
