// Which pages are prefetched, and when: hovered links, visible links once the page is idle, nothing while the server is
// busy.
import { startCarrying } from '../../../src/client/carried.ts';
import { bringPage, fetchPage, forgetPages } from '../../../src/client/pageFetch.ts';
import { fetchInView } from '../../../src/client/inView.ts';
import { startPrefetch, type Ahead } from '../../../src/client/prefetch.ts';
import type { TextStore } from '../../../src/client/texts.ts';

const asked: string[] = [];
const searched: string[] = [];
const textsAsked: unknown[] = [];
const texts: TextStore = {
  translatorOf: () => () => '',
  load: async (addresses) => void textsAsked.push(addresses),
};
type Answer = { status: number; retryAfter: string; style?: string; styles?: readonly string[]; buildId?: string };
let answer: Answer;
let ahead: Ahead;

beforeAll(() => {
  jest.useFakeTimers({ now: 1_800_000_000_000 });
  ahead = startPrefetch('build', texts);
  startCarrying();
  // jsdom has no fetch.
  globalThis.fetch = (async (url: string) => {
    const { pathname, search } = new URL(url, location.href);
    asked.push(pathname);
    searched.push(pathname + search);
    const { status, retryAfter, style = 'style', styles = [], buildId = 'build' } = answer;
    const parts = { 'XLive-tsx': '/assets/x.js' };
    const shown = { styles, buildId, page: { still: true }, parts, texts: { forms: '/assets/forms.json' } };
    const state = `<script id="state" type="application/json">${JSON.stringify(shown)}</script>`;
    const headers = new Map([
      ['content-type', 'text/html; charset=utf-8'],
      ...(retryAfter ? [['retry-after', retryAfter] as const] : []),
    ]);
    return { status, url, headers, text: async () => `<${style}>p{}</style><p>x</p>${state}` };
  }) as unknown as typeof fetch;
});
beforeEach(async () => {
  // Longer than a server asks to be left alone.
  await wait(60_000);
  forgetPages();
  history.replaceState(null, '', '/en/cdn');
  for (const part of document.head.querySelectorAll('link')) part.remove();
  document.body.innerHTML = `<header><a href="/en/menu">x</a></header><main>
    <a href="/en/hidden">x</a><a href="/en/one">x</a><a href="/en/two">x</a><a href="/en/three">x</a><a href="/en/four">x</a></main>`;
  for (const link of document.querySelectorAll('a')) {
    const isHidden = link.pathname === '/en/hidden';
    link.getBoundingClientRect = () => new DOMRect(0, 10, isHidden ? 0 : 40, 20);
  }
  for (const list of [asked, searched, textsAsked]) list.length = 0;
  answer = { status: 200, retryAfter: '' };
});
afterAll(() => jest.useRealTimers());

const point = (path: string) => {
  const link = document.querySelector(`a[href="${path}"]`) ?? document.body;
  link.dispatchEvent(new Event('pointerover', { bubbles: true }));
};
const wait = (ms: number) => jest.advanceTimersByTimeAsync(ms);

test('three of the links in view, after two seconds and not before', async () => {
  fetchInView(ahead);
  await wait(1999);
  expect(asked).toEqual([]);
  await wait(1);
  expect(asked).toEqual(['/en/one', '/en/two', '/en/three']);
});

test('waits for the browser to be idle, at most two seconds', () => {
  const idle: unknown[] = [];
  Object.assign(window, { requestIdleCallback: (_work: unknown, options: unknown) => idle.push(options) });
  fetchInView(() => undefined);
  Reflect.deleteProperty(window, 'requestIdleCallback');
  expect(idle).toEqual([{ timeout: 2000 }]);
});

test('a hovered link is fetched once in half a minute, and the visit uses the prefetched page', async () => {
  point('/en/menu');
  point('/en/menu');
  await fetchPage(`${location.origin}/en/menu`);
  expect(asked).toEqual(['/en/menu']);
  await wait(30_000);
  point('/en/menu');
  expect(asked).toEqual(['/en/menu', '/en/menu']);
});

const inHead = (kind: string) =>
  [...document.head.querySelectorAll(`link[rel=${kind}]`)].map((link) => link.getAttribute('href'));

test('stylesheets, texts and scripts of a hovered link’s page come with it, unless another build made them', async () => {
  answer.styles = ['/assets/site.2.css', '/assets/faq.2.css'];
  answer.buildId = 'another build';
  point('/en/one');
  await wait(0);
  expect([inHead('stylesheet'), inHead('preload'), textsAsked]).toEqual([[], [], []]);
  answer.styles = ['/assets/site.1.css', '/assets/faq.1.css'];
  answer.buildId = 'build';
  point('/en/two');
  await wait(0);
  expect([inHead('stylesheet'), inHead('preload')]).toEqual([answer.styles, ['/assets/x.js']]);
  expect(textsAsked[0]).toEqual({ forms: '/assets/forms.json' });
  point('/en/three');
  await wait(0);
  expect(inHead('stylesheet')).toEqual(answer.styles);
});

test('a stylesheet that could not be loaded is asked for again with the next page that needs it', async () => {
  const sheets = () => [...document.head.querySelectorAll('link[href="/assets/late.1.css"]')];
  answer.styles = ['/assets/late.1.css'];
  const bring = () => bringPage(`${location.origin}/en/one`, 'build', texts);
  const failed = bring();
  await wait(0);
  sheets()[0]?.dispatchEvent(new Event('error'));
  await expect(failed).rejects.toBeDefined();
  const shown = bring();
  await wait(0);
  expect(sheets()).toHaveLength(2);
  sheets()[1]?.dispatchEvent(new Event('load'));
  await expect(shown).resolves.toMatchObject({ url: `${location.origin}/en/one` });
  await bring();
  expect(sheets()).toHaveLength(2);
});

test('a page is fetched ahead in the chosen currency, at the address to which a press leads', async () => {
  history.replaceState(null, '', '/en/cdn?cur=twd');
  const link = document.querySelector<HTMLAnchorElement>('a[href="/en/one"]') as HTMLAnchorElement;
  point('/en/one');
  await wait(0);
  let pressed = '';
  const press = (event: Event) => {
    pressed = link.href;
    event.preventDefault();
  };
  link.addEventListener('click', press);
  link.click();
  await fetchPage(pressed);
  await wait(0);
  expect([searched, link.getAttribute('href')]).toEqual([['/en/one?cur=twd'], '/en/one']);
});

test('twenty prefetched pages are held; the next one empties the list', async () => {
  const pages = Array.from({ length: 21 }, (_, number) => `/en/article/${number}`);
  const fetchAll = async (some: readonly string[]) => {
    asked.length = 0;
    for (const path of some) await fetchPage(location.origin + path);
    return asked;
  };
  await fetchAll(pages.slice(0, 20));
  expect(await fetchAll(pages.slice(0, 20))).toEqual([]);
  await fetchAll(pages.slice(20));
  expect(await fetchAll(pages.slice(0, 1))).toEqual(['/en/article/0']);
});

// A streamed page has a nonce.
test.each(['style', 'style nonce="x"'])('the page’s first style is left out: %s', async (style) => {
  answer.style = style;
  const { page } = await fetchPage(`${location.origin}/en/${encodeURIComponent(style)}`);
  expect([page.querySelector('style'), page.querySelector('p')?.textContent]).toEqual([null, 'x']);
});

test('a busy server is left alone for as long as it asks, and its refusal is not shown as the page', async () => {
  answer = { status: 503, retryAfter: '5' };
  point('/en/one');
  await wait(0);
  for (const path of ['/en/one', '/en/two', '/en/three', '/en/four']) point(path);
  await wait(4999);
  point('/en/two');
  expect(asked).toEqual(['/en/one']);
  // A visitor who follows the link requests it anyway.
  await expect(fetchPage(`${location.origin}/en/one`)).rejects.toThrow('busy');
  expect(asked).toEqual(['/en/one', '/en/one']);
  answer = { status: 200, retryAfter: '' };
  await expect(fetchPage(`${location.origin}/en/one`)).resolves.toMatchObject({ url: `${location.origin}/en/one` });
  await wait(5000);
  point('/en/two');
  expect(asked).toEqual(['/en/one', '/en/one', '/en/one', '/en/two']);
});

test('a busy server that names no time is left alone for ten seconds', async () => {
  answer = { status: 503, retryAfter: '' };
  point('/en/three');
  await wait(9999);
  point('/en/four');
  expect(asked).toEqual(['/en/three']);
  await wait(1);
  point('/en/four');
  expect(asked).toEqual(['/en/three', '/en/four']);
  await wait(0);
});
