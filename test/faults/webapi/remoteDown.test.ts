// Rows 3 and 4: a remote back end that fails in ten ways, while the site runs and before it starts: every page is
// answered at once, and the site recovers.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Backend } from '../../../src/server/webapi/Backend.ts';
import { localeCodes } from '../../../src/shared/i18n/locales.ts';
import { startApp } from '../../support/app.ts';
import { apiOf, embeddedBackend, remoteFaults, serve, type Running } from '../../support/backendParts.ts';
import { eventually } from '../../support/eventually.ts';
import { atFullCounts, counts, faultTimeoutMs, report } from '../../support/faults.ts';
import { elementText } from '../../support/html.ts';
import { percentile } from '../../support/openLoop.ts';
import { freePort } from '../../../scripts/freePort.ts';
import { startServer } from '../../support/serverProcess.ts';

/** The beginning of the address of each call. */
const calls = ['/webapi/language', '/webapi/menu', '/webapi/banner', '/webapi/domain', '/webapi/website'];
const rounds = counts(10, 50);
const promisedMs = 300;
const failing = counts(calls.slice(0, 1), calls);
const coldStarts = counts(2, 20);
const pages = ['/en', '/zh-tw/cdn', '/jp/FAQ', '/pt/sms', '/zh/contact_us'];
/** The longest time a request to the back end may take, with room for a busy machine. */
const longestCheckMs = 1_500;
const kinds = Object.entries(remoteFaults).slice(0, counts(3, Infinity));

let shipped: Backend;
let remote: Running;
let answer: RequestListener;
let menuName = 'First menu';

beforeAll(async () => {
  shipped = await embeddedBackend();
  remote = await serve((request, response) => answer(request, response));
});
afterAll(() => remote.close());

/** Our own back end, with a menu that shows when it was asked. */
const good = (): RequestListener =>
  apiOf({
    ...shipped,
    menuList: async (locale, host) => {
      const { homePage, menu } = await shipped.menuList(locale, host);
      return { homePage, menu: menu.map((item) => ({ ...item, name: menuName })) };
    },
  });

async function read(base: string, path: string): Promise<{ faults: string[]; ms: number; text: string }> {
  const began = performance.now();
  const response = await fetch(base + path);
  const text = await response.text();
  const ms = performance.now() - began;
  const whole = elementText(text, 'h1').length > 1 && elementText(text, 'nav').length > 1;
  return { faults: response.status === 200 && whole ? [] : [`${path} ${response.status} ${text.length}`], ms, text };
}

test(
  'a back end that begins to fail',
  async () => {
    const wrong: string[] = [];
    const times: number[] = [];
    const checks: number[] = [];
    const recoveries: number[] = [];
    for (const [kind, [name, fault]] of kinds.entries()) {
      const dataDir = mkdtempSync(join(tmpdir(), 'site-remote-'));
      const start = () => startApp({ env: { DATA_DIR: dataDir, API_BASE: remote.base, PAGE_CACHE_MB: '0' } });
      menuName = `Menu ${kind}`;
      answer = good();
      const first = await start();
      // On a busy machine the first answers may come too late for their page, and are kept in the background.
      for (const path of pages)
        await eventually(async () => (await read(first.base, path)).text.includes(menuName), true);
      const kept = () =>
        readdirSync(join(dataDir, 'snapshot'))
          .filter((file) => file.startsWith('menuList'))
          .filter((file) => readFileSync(join(dataDir, 'snapshot', file), 'utf8').includes(menuName));
      await eventually(() => kept().filter((file) => file.endsWith('.json')).length, localeCodes.length);
      await first.close();
      // After a restart with known answers the site asks everything again, so each call meets the fault.
      for (const call of failing) {
        const fine = good();
        answer = (request, response) => (request.url?.startsWith(call) ? fault : fine)(request, response);
        const app = await start();
        for (let round = 0; round < rounds; round += 1) {
          const { faults, ms, text } = await read(app.base, pages[round % pages.length] ?? '/en');
          wrong.push(...faults.map((one) => `${name}, ${call}: ${one}`));
          if (!text.includes(menuName)) wrong.push(`${name}, ${call}: not the menu that was known`);
          // The first request of a page loads its code.
          if (round >= pages.length) times.push(ms);
        }
        await app.close();
      }
      answer = (request, response) => fault(request, response);
      const app = await start();
      for (let round = 0; round < 5; round += 1) {
        const began = performance.now();
        const { status } = await fetch(`${app.base}/en/unknown-${round}`, { redirect: 'manual' });
        checks.push(performance.now() - began);
        if (status !== 404) wrong.push(`${name}, check: ${status}`);
      }
      for (const path of pages) await read(app.base, path);
      menuName = `Back ${kind}`;
      answer = good();
      const began = performance.now();
      await eventually(async () => (await read(app.base, '/en')).text.includes(menuName), true);
      recoveries.push(performance.now() - began);
      await app.close();
      rmSync(dataDir, { recursive: true });
    }
    const p99 = percentile(times, 0.99);
    const longest = (list: readonly number[]) => Math.round(Math.max(...list));
    report({
      row: 3,
      fault: 'a remote back end begins to fail',
      promise: `pages 200 with what was known, p99 < ${promisedMs} ms; a question ends within its second; back within 10 s`,
      count: `${kinds.length} faults × ${failing.length} calls × ${rounds} pages`,
      result: `${wrong.length} wrong, p99 ${Math.round(p99)} ms, longest question ${longest(checks)} ms, back after at most ${longest(recoveries)} ms`,
      lost: wrong.length,
    });
    expect(wrong).toEqual([]);
    atFullCounts(() => {
      expect(p99).toBeLessThan(promisedMs);
      expect(Math.max(...checks)).toBeLessThan(longestCheckMs);
    });
  },
  faultTimeoutMs,
);

test(
  'a back end that is down when the site starts',
  async () => {
    const wrong: string[] = [];
    let slowest = 0;
    for (let cold = 0; cold < coldStarts; cold += 1) {
      const [, fault] = kinds[cold % kinds.length] ?? [];
      answer = (request, response) => fault?.(request, response);
      // Every second time no server listens there at all.
      const base = cold % 2 ? remote.base : `http://127.0.0.1:${await freePort()}`;
      const site = await startServer({ env: { API_BASE: base } });
      for (const path of pages) {
        const { faults, ms } = await read(site.base, path);
        wrong.push(...faults);
        slowest = Math.max(slowest, ms);
      }
      await site.stop();
    }
    report({
      row: 4,
      fault: 'a remote back end is down when the site starts',
      promise: 'what was shipped, no blank page',
      count: `${coldStarts} cold starts × ${pages.length} pages`,
      result: `${wrong.length} wrong or blank, slowest ${Math.round(slowest)} ms`,
      lost: wrong.length,
    });
    expect(wrong).toEqual([]);
  },
  faultTimeoutMs,
);
