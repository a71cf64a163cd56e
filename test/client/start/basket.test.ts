// "Add to estimate" with script: the page stays, its foot shows the estimate, and a failure is handled as without
// script.
import type { Navigator } from 'react-router';
import { putIn, showEstimate } from '../../../src/client/basket.ts';
import { startEstimate } from '../../../src/client/estimate.ts';
import css from '../../../src/shared/layout/Tray.module.css';
import { keepEstimate, keptEstimate } from '../../../src/shared/storage/estimateCopy.ts';
import { answerMs } from '../../../src/shared/wishes/askBasket.ts';
import { eventually } from '../../support/eventually.ts';

const replaced: unknown[][] = [];
const router = { replace: (...to: unknown[]) => void replaced.push(to) } as unknown as Navigator;
let answer: { status: number; result: object | null };
const sent: string[] = [];

const form = () => document.querySelector('form') ?? document.createElement('form');
const button = () => document.querySelector('button') ?? document.createElement('button');
const line = () => document.querySelector('[role=status]');
const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

beforeEach(() => {
  localStorage.clear();
  sent.length = 0;
  replaced.length = 0;
  history.replaceState(null, '', '/en/cdn');
  document.body.innerHTML = `<form action="/basket"><input type="hidden" name="lang" value="en"><button name="add" value="pack 1000 1 1" aria-label="Add to estimate: CDN pack 1 TB">Add</button></form><div class="${css.tray}"></div>`;
  globalThis.fetch = (async (_address: string, { body }: { body: URLSearchParams }) => {
    sent.push(String(body));
    return { status: answer.status, json: async () => ({ result: answer.result }) };
  }) as unknown as typeof fetch;
});

test('another price is announced at the foot, and the page stays', async () => {
  answer = { status: 200, result: { page: '/en/estimate?e=x#lines', said: 'Estimate: 1 line' } };
  await putIn(form(), button(), router);
  await frame();
  expect([sent, replaced]).toEqual([['lang=en&add=pack+1000+1+1'], []]);
  expect([line()?.textContent, line()?.querySelector('a')?.getAttribute('href')]).toEqual([
    'Estimate: 1 line',
    '/en/estimate?e=x#lines',
  ]);
  showEstimate(router);
  await frame();
  expect(document.querySelectorAll('[role=status]')).toHaveLength(1);
});

test.each(['/en/estimate', '/jp/cdn'])('nothing is announced on %s, nor without an estimate', async (path) => {
  answer = { status: 200, result: { page: '/en/estimate?e=x', said: 'Estimate: 1 line' } };
  await putIn(form(), button(), router);
  history.replaceState(null, '', path);
  showEstimate(router);
  expect(line()).toBeNull();
  localStorage.clear();
  history.replaceState(null, '', '/en/cdn');
  showEstimate(router);
  expect(line()).toBeNull();
});

test('a price in the estimate shows how many, only in the page’s language, until it is removed', async () => {
  const said = () => [button().textContent, button().ariaLabel];
  const before = said();
  const held = { 'pack 1000': '3 in estimate', 'pack 100': '1 in estimate' };
  answer = { status: 200, result: { page: '/en/estimate?e=x', said: 'Estimate: 2 lines', held } };
  await putIn(form(), button(), router);
  expect(said()).toEqual(['3 in estimate', '3 in estimate. Add to estimate: CDN pack 1 TB']);
  keepEstimate({ page: '/jp/estimate?e=x', said: '概算：1件', held });
  showEstimate(router);
  expect(said()).toEqual(before);
  keepEstimate({ page: '/en/estimate?e=x', said: 'Estimate: 1 line', held: { 'pack 1000': '4 in estimate' } });
  showEstimate(router);
  expect(said()[0]).toBe('4 in estimate');
  localStorage.clear();
  showEstimate(router);
  expect(said()).toEqual(before);
});

test('the estimate’s own page is rendered again', async () => {
  history.replaceState(null, '', '/en/estimate');
  answer = { status: 200, result: { page: '/en/estimate?e=x#lines', said: 'Estimate: 1 line' } };
  await putIn(form(), button(), router);
  expect(replaced).toEqual([['/en/estimate?e=x', { keepPlace: true }]]);
});

test('a price pressed before the answer to another waits for it, as both change the estimate of the same cookie', async () => {
  const outcomes = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  globalThis.fetch = (async (_address: string, { body }: { body: URLSearchParams }) => {
    const outcome = outcomes[sent.push(String(body)) - 1];
    await outcome?.promise;
    return {
      status: 200,
      json: async () => ({ result: { page: '/en/estimate?e=x', said: `Estimate: ${sent.length}` } }),
    };
  }) as unknown as typeof fetch;
  const presses = [putIn(form(), button(), router), putIn(form(), button(), router)];
  await frame();
  expect(sent).toHaveLength(1);
  outcomes[0]?.reject(new TypeError('no line'));
  await expect(presses[0]).rejects.toThrow('no line');
  outcomes[1]?.resolve();
  await presses[1];
  expect(keptEstimate()?.said).toBe('Estimate: 2');
});

test('an answer that never comes is given up, so that it does not hold back what is pressed after it', async () => {
  jest.useFakeTimers();
  globalThis.fetch = (async (_address: string, { body, signal }: { body: URLSearchParams; signal: AbortSignal }) => {
    if (sent.push(String(body)) === 1)
      await new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    return { status: 200, json: async () => ({ result: { page: '/en/estimate?e=x', said: 'Estimate: 2' } }) };
  }) as unknown as typeof fetch;
  const presses = [putIn(form(), button(), router), putIn(form(), button(), router)];
  const givenUp = expect(presses[0]).rejects.toThrow('abort');
  await jest.advanceTimersByTimeAsync(answerMs - 1);
  expect(sent).toHaveLength(1);
  await jest.advanceTimersByTimeAsync(1);
  await givenUp;
  await presses[1];
  expect(keptEstimate()?.said).toBe('Estimate: 2');
  jest.useRealTimers();
});

/** The answers to these requests begin and are lost. */
function lose(...numbers: number[]): void {
  const whole = globalThis.fetch;
  globalThis.fetch = (async (address: string, asked: { body: URLSearchParams }) =>
    numbers.includes(sent.length)
      ? { status: sent.push(String(asked.body)) && 200, json: () => Promise.reject(new TypeError('no line')) }
      : whole(address, asked)) as never;
}

test('a price whose answer was lost after it had begun is not sent again, as its cookie has come: the estimate is asked for', async () => {
  answer = { status: 200, result: { page: '/en/estimate?e=x', said: 'Estimate: 1 line' } };
  lose(0);
  await putIn(form(), button(), router);
  expect([sent, keptEstimate()?.said]).toEqual([['lang=en&add=pack+1000+1+1', 'lang=en'], 'Estimate: 1 line']);
});

test('where there is no connection any more, the estimate is asked for when it is back', async () => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  answer = { status: 200, result: { page: '/en/estimate?e=x', said: 'Estimate: 1 line' } };
  lose(0);
  const put = putIn(form(), button(), router);
  await frame();
  expect(sent).toHaveLength(1);
  onLine.mockRestore();
  dispatchEvent(new Event('online'));
  await put;
  expect([sent, keptEstimate()?.said]).toEqual([['lang=en&add=pack+1000+1+1', 'lang=en'], 'Estimate: 1 line']);
});

test('where the browser keeps no cookies, a price whose answer was lost is sent again: nothing is kept of it', async () => {
  Object.defineProperty(navigator, 'cookieEnabled', { value: false, configurable: true });
  answer = { status: 200, result: { page: '/en/estimate?e=x', said: 'Estimate: 1 line' } };
  lose(0);
  await putIn(form(), button(), router);
  expect(sent).toEqual(['lang=en&add=pack+1000+1+1', 'lang=en&add=pack+1000+1+1']);
  Object.defineProperty(navigator, 'cookieEnabled', { value: true, configurable: true });
});

test('where the browser keeps neither cookies nor storage, prices of one visit come together, and are shown', async () => {
  const refused = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  Object.defineProperty(navigator, 'cookieEnabled', { value: false, configurable: true });
  answer = { status: 200, result: { page: '/en/estimate?e=one#lines', said: 'Estimate: 1 line' } };
  await putIn(form(), button(), router);
  await frame();
  expect(line()?.textContent).toBe('Estimate: 1 line');
  answer = { status: 200, result: { page: '/en/estimate?e=two#lines', said: 'Estimate: 2 lines' } };
  await putIn(form(), button(), router);
  await frame();
  expect([sent[1], line()?.textContent]).toEqual(['lang=en&add=pack+1000+1+1&e=one', 'Estimate: 2 lines']);
  keepEstimate({ page: '', said: '', held: {} });
  expect(keptEstimate()).toBeUndefined();
  refused.mockRestore();
  Object.defineProperty(navigator, 'cookieEnabled', { value: true, configurable: true });
});

test('a rejected item is sent again by the form itself', async () => {
  answer = { status: 503, result: null };
  await expect(putIn(form(), button(), router)).rejects.toThrow('not taken');
  expect(keptEstimate()).toBeUndefined();
});

test('a page that comes back from the browser’s cache shows the estimate as it is by then', async () => {
  keepEstimate({ page: '/en/estimate?e=x', said: 'Estimate: 1 line', held: {} });
  startEstimate(router);
  await eventually(async () => line()?.textContent, 'Estimate: 1 line');
  // No page in that cache hears of it.
  keepEstimate({ page: '/en/estimate?e=y', said: 'Estimate: 2 lines', held: {} });
  dispatchEvent(new Event('pageshow'));
  await eventually(async () => line()?.textContent, 'Estimate: 2 lines');
});

test('buttons beside prices work once the code has loaded; a failure is handled as without script', async () => {
  startEstimate(router);
  // What the browser would submit by itself: jsdom submits nothing.
  const native: string[] = [];
  addEventListener('submit', (event) => {
    if (!event.defaultPrevented) native.push((event.submitter as HTMLButtonElement).value);
    event.preventDefault();
  });
  answer = { status: 200, result: { page: '/en/estimate?e=x#lines', said: 'Estimate: 1 line' } };
  button().click();
  await eventually(async () => line()?.textContent, 'Estimate: 1 line');
  expect(native).toEqual([]);
  answer = { status: 503, result: null };
  button().click();
  await eventually(async () => native, ['pack 1000 1 1']);
});
