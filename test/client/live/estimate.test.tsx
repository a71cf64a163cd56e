// An open estimate: every change is summed on the page as on the server, with any connection, and the link follows at once.
import { act } from 'react';
import { openEstimate } from '../../../src/server/forms/estimates.ts';
import { changeAsSent } from '../../../src/shared/calculators/changeAsSent.ts';
import { priceEstimate } from '../../../src/shared/calculators/estimate.ts';
import { noEstimate } from '../../../src/shared/facts/Estimate.ts';
import { usd } from '../../../src/shared/i18n/numbers.ts';
import { beforeSending } from '../../../src/shared/formParts/beforeSending.ts';
import { keptEstimate } from '../../../src/shared/storage/estimateCopy.ts';
import { code, facts, locale, prices, renderEstimate, secrets } from '../../support/estimatePart.ts';
import type { LiveRender } from '../../support/renderLive.tsx';

let page: LiveRender;
const sent: URLSearchParams[] = [];
/** How each request is answered. */
const answers: (() => Promise<unknown>)[] = [];

beforeEach(async () => {
  jest.useFakeTimers({ now: 1_800_000_000_000 });
  localStorage.clear();
  sent.length = 0;
  answers.length = 0;
  globalThis.fetch = (async (_url: string, { body }: { body: URLSearchParams }) => {
    sent.push(body);
    const result = (await answers.shift()?.()) ?? null;
    return { json: async () => ({ result }) };
  }) as unknown as typeof fetch;
  document.body.innerHTML = '<form id="f-form"><input type="hidden" name="estimate" value="before"></form>';
  page = await renderEstimate();
  await page.boot();
  await page.touch();
});
afterEach(async () => {
  expect(page.errors).toEqual([]);
  await page.unmount();
  jest.useRealTimers();
});

const one = <E extends Element>(selector: string) => page.place.querySelector(selector) as E;
const field = (name: string) => one<HTMLInputElement>(`[name=${name}]`);
const type = (name: string, value: string) =>
  act(async () => {
    field(name).value = value;
    field(name).dispatchEvent(new Event('input', { bubbles: true }));
  });
const leave = (name: string) =>
  act(async () => void field(name).dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
const press = (selector: string) => act(async () => one<HTMLElement>(selector).click());
const pause = () => act(() => jest.advanceTimersByTimeAsync(500));
const total = () => one('[role=status] b').textContent;
/** The estimate that the server makes of a request. */
const received = (body: URLSearchParams) =>
  changeAsSent(openEstimate(secrets, body.get('e') ?? '') ?? noEstimate, (name) => body.get(name) ?? undefined, {
    prices,
    day: facts.day,
    decimal: '.',
    isRegion: () => true,
  }).estimate;
const summed = (body: URLSearchParams) => usd(locale, priceEstimate(prices, facts.day, received(body)).totalUsd);

test('typed quantities and months, steps, lines removed and restored: the sum equals the server’s', async () => {
  expect(total()).toBe('US$5,273.20');
  // Of these prices that of messages is a sample: its line says so, and the sum in both places.
  expect(page.place.textContent?.match(/indicative/g)).toHaveLength(3);
  await type('q0', '4');
  // One server more: 34.20 × 12.
  expect(total()).toBe('US$5,683.60');
  await type('m1', '11');
  expect(one('figcaption').textContent).toMatch(/ in months 1 to 11\. US\$\S+ in month 12\.$/);
  await type('m0', '24');
  await press('[name=more][value="1"]');
  await press('[name=less][value="3"]');
  expect([field('q0').value, field('q1').value, field('q3').value]).toEqual(['4', '2', '1,000']);
  await press('[name=remove][value="4"]');
  const without = total();
  expect(document.activeElement?.textContent).toBe('Undo');
  await act(async () => (document.activeElement as HTMLElement).click());
  expect([total() === without, page.place.querySelectorAll('tbody tr').length]).toEqual([false, 5]);
  // The restored line has the focus, which its button has taken along.
  expect(document.activeElement).toBe(one('[name=remove][value="4"]'));
  await press('[name=remove][value="4"]');
  await pause();
  expect([sent.length, without, total()]).toEqual([1, summed(sent[0] ?? new URLSearchParams()), without]);
});

test('values typed before its code loaded count; looking at fields changes nothing', async () => {
  await pause();
  expect(sent).toEqual([]);
  await page.unmount();
  page = await renderEstimate();
  field('q0').value = '4';
  await page.boot();
  await page.touch();
  expect(total()).toBe('US$5,683.60');
});

test('another currency, the pack instead of tiers, the prices of today', async () => {
  await press('nav a[href*="cur=twd"]');
  expect(total()).toBe('NT$174,016');
  await press('nav a:not([aria-current])');
  await press('[name=pack]');
  expect(total()).toBe('US$4,348.20');
  expect(one('#pack')).toBeNull();
  await press('[name=today]');
  expect(page.place.querySelectorAll('del')).toHaveLength(0);
  await pause();
  const made = received(sent[0] ?? new URLSearchParams());
  expect(made.lines.map(({ kind, usd: price }) => [kind, price])).toEqual([
    ['server', 34.2],
    ['ddos', 23.75],
    ['sms', 0.048],
    ['topUp', 1000],
    ['pack', 680],
  ]);
});

test('a number that does not fit is marked when its field is left, and changes no sum', async () => {
  await type('q0', 'many');
  // It may be one that is not typed to its end yet, as 12. is of 12.5.
  expect([field('q0').getAttribute('aria-invalid'), one('[role=alert]').textContent]).toEqual([null, '']);
  await leave('q0');
  expect([total(), field('q0').getAttribute('aria-invalid'), field('q0').value]).toEqual([
    'US$5,273.20',
    'true',
    'many',
  ]);
  expect(one('[role=alert]').textContent).toContain('Check the quantities');
  await type('q0', '1');
  expect([field('q0').getAttribute('aria-invalid'), one('[role=alert]').textContent]).toEqual([null, '']);
});

test('what is drawn anew after a press has no fault of a number that is gone', async () => {
  await type('q0', 'many');
  await leave('q0');
  await press('[name=more][value="1"]');
  expect([field('q0').value, field('q0').getAttribute('aria-invalid')]).toEqual(['3', null]);
  await type('q0', 'many');
  await leave('q0');
  await press('[name=remove][value="0"]');
  expect([field('q0').getAttribute('aria-invalid'), one('[role=alert]').textContent]).toEqual([null, '']);
});

test('an estimate without lines hides the form, its text and the link to it until a line is restored', async () => {
  document.body.insertAdjacentHTML(
    'beforeend',
    '<a href="#form">In the header</a><section id="form"><input name="company" value="typed"></section>',
  );
  const form = document.querySelector<HTMLElement>('#form');
  const link = document.querySelector<HTMLElement>('body > a');
  for (let left = 5; left > 0; left -= 1) {
    expect(form?.hidden).toBe(false);
    await press('[name=remove]');
  }
  expect([form?.hidden, link?.hidden, one('#share')]).toEqual([true, true, null]);
  expect(one('a[href="#add"]').textContent).toBe('Add an item');
  await act(async () => (document.activeElement as HTMLElement).click());
  expect([form?.hidden, link?.hidden, form?.querySelector('input')?.value]).toEqual([false, false, 'typed']);
});

test('the link, its copy and the form follow, even after a lost response', async () => {
  answers.push(
    async () => {
      throw new TypeError('offline');
    },
    async () => ({ page: '/en/estimate?e=next', code: 'next', fresh: 'fresh', said: '4 lines', held: {} }),
  );
  await press('[name=remove][value="0"]');
  await pause();
  expect(sent).toHaveLength(1);
  expect([keptEstimate(), one<HTMLInputElement>('#link').value]).toEqual([undefined, expect.stringContaining(code)]);
  await type('m1', '24');
  await pause();
  expect(sent.map((body) => body.get('lines')?.split(',').length)).toEqual([4, 4]);
  expect(one<HTMLInputElement>('#link').value).toBe('https://cocloud.example/en/estimate?e=next');
  expect(keptEstimate()).toEqual({ page: '/en/estimate?e=next', said: '4 lines', held: {} });
  expect(document.querySelector<HTMLInputElement>('#f-form [name=estimate]')?.value).toBe('fresh');
});

const answered = (code: string) => ({
  page: `/en/estimate?e=${code}`,
  code,
  fresh: `fresh ${code}`,
  said: 'said',
  held: {},
});
const link = () => one<HTMLInputElement>('#link').value;

test('a lost request is repeated, and a request under way does not override an undone change', async () => {
  const { promise, resolve } = Promise.withResolvers<object>();
  answers.push(
    () => Promise.reject(new TypeError('offline')),
    () => promise,
    async () => answered('second'),
  );
  await press('[name=remove][value="0"]');
  await pause();
  await act(() => jest.advanceTimersByTimeAsync(15_000));
  expect(sent.map((body) => body.get('lines')?.split(',').length)).toEqual([4, 4]);
  await act(async () => (document.activeElement as HTMLElement).click());
  await pause();
  resolve(answered('first'));
  await pause();
  expect([sent.length, sent[2]?.get('lines')?.split(',').length, link()]).toEqual([
    3,
    5,
    'https://cocloud.example/en/estimate?e=second',
  ]);
});

test('the form sends what is shown: it waits for a change under way, and for the connection', async () => {
  answers.push(
    () => Promise.reject(new TypeError('offline')),
    async () => answered('next'),
  );
  const form = document.querySelector<HTMLFormElement>('#f-form') as HTMLFormElement;
  const asking = () =>
    act(() =>
      beforeSending(form).then(
        () => 'goes',
        () => 'waits for the line',
      ),
    );
  await type('q0', '4');
  expect([await asking(), await asking()]).toEqual(['waits for the line', 'goes']);
  expect([sent.length, form.querySelector('input')?.value]).toEqual([2, 'fresh next']);
});

test('leaving within the pause still sends the change', async () => {
  answers.push(async () => answered('left'));
  await type('q0', '4');
  await page.unmount();
  expect(sent.map(summed)).toEqual(['US$5,683.60']);
  page = await renderEstimate();
});
