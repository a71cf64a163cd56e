// The start script of every page: the chosen language, the log-in state, presses that came early, and when further
// scripts load.

const cookies: string[] = [];
let known = '';
let heard: Parameters<typeof addEventListener>[] = [];

function open(state: object | null = { scripts: ['/assets/a.js', '/assets/b.js'] }): void {
  document.documentElement.removeAttribute('data-member');
  document.head.innerHTML = '';
  document.body.innerHTML = `<a data-locale="pt" href="/pt/cdn"><b>Português</b></a>
    <button type="button"><i>x</i></button><button type="submit">y</button>
    ${state ? `<script id="state" type="application/json">${JSON.stringify(state)}</script>` : ''}`;
  Object.assign(window, { pressed: undefined });
  const add = window.addEventListener;
  jest.spyOn(window, 'addEventListener').mockImplementation((...how: Parameters<typeof addEventListener>) => {
    heard.push(how);
    add.apply(window, how);
  });
  jest.isolateModules(() => {
    require('../../../src/client/inline/start.ts');
  });
}
const press = (selector: string) =>
  document.querySelector(selector)?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
const scripts = () => [...document.head.querySelectorAll('script')].map((script) => script.getAttribute('src'));

beforeEach(() => {
  jest.useFakeTimers({ now: 1_800_000_000_000 });
  cookies.length = 0;
  known = '';
  sessionStorage.clear();
  history.replaceState(null, '', '/en/cdn');
  jest.spyOn(document, 'cookie', 'set').mockImplementation((cookie) => void cookies.push(cookie));
  jest.spyOn(document, 'cookie', 'get').mockImplementation(() => known);
  // jsdom cannot follow links; it logs an error instead.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  // The window is shared by the tests of this file.
  for (const how of heard) removeEventListener(...how);
  heard = [];
  jest.useRealTimers();
  jest.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'connection');
});

test('a chosen language is kept for 365 days, and the place on the page is carried over', () => {
  open();
  location.hash = '#price';
  press('b');
  expect(new Set(cookies)).toEqual(new Set([`locale=pt;path=/;max-age=${365 * 24 * 60 * 60};samesite=lax`]));
  expect(document.querySelector('a')?.getAttribute('href')).toMatch(/#price$/);
});

test.each(['#menu', '#me', '#!'])('the panel of a phone that %s names does not open in the chosen language', (hash) => {
  open();
  location.hash = hash;
  press('b');
  expect(document.querySelector('a')?.getAttribute('href')).toBe('/pt/cdn');
});

test.each([
  ['member=1', true],
  ['a=b; member=Ana', true],
  ['nomember=1', false],
  ['', false],
])('with the cookies "%s": logged in %s', (cookie, expected) => {
  known = cookie;
  open();
  expect(document.documentElement.dataset['member'] !== undefined).toBe(expected);
});

test('presses of buttons that need script are recorded, others are not', () => {
  open();
  press('i');
  press('i');
  press('button[type=submit]');
  expect([...(window.pressed ?? [])]).toEqual([document.querySelector('button[type=button]')]);
});

test('further scripts load a moment after the load event, once, in order', () => {
  open();
  dispatchEvent(new Event('load'));
  expect(scripts()).toEqual([]);
  jest.advanceTimersByTime(50);
  dispatchEvent(new Event('pointerdown'));
  expect(scripts()).toEqual(['/assets/a.js', '/assets/b.js']);
  expect([...document.head.querySelectorAll('script')].map((script) => script.async)).toEqual([false, false]);
});

test.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
  'on a connection with %j they load on the first touch',
  (connection) => {
    Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
    open();
    dispatchEvent(new Event('load'));
    jest.advanceTimersByTime(60_000);
    expect(scripts()).toEqual([]);
    dispatchEvent(new Event('keydown'));
    expect(scripts()).toHaveLength(2);
  },
);

test('a touch before the page has named its scripts is not lost', () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  open(null);
  dispatchEvent(new Event('pointerdown'));
  expect(scripts()).toEqual([]);
  document.body.insertAdjacentHTML(
    'beforeend',
    '<script id="state" type="application/json">{"scripts":["/assets/a.js"]}</script>',
  );
  dispatchEvent(new Event('pointerdown'));
  expect(scripts()).toEqual(['/assets/a.js']);
});

test('a missing script shows the notice when reloads are used up', () => {
  open();
  sessionStorage.setItem('reloaded-at', String(Date.now() - 59_000));
  dispatchEvent(new Event('pointerdown'));
  document.head.querySelector('script')?.dispatchEvent(new Event('error'));
  expect(document.documentElement.dataset['failed']).toBe('');
  document.documentElement.removeAttribute('data-failed');
});

test('a missing script reloads the page once, and again only when sixty seconds have passed', () => {
  open();
  const isTold = () => {
    window.missScript();
    const { dataset } = document.documentElement;
    const told = 'failed' in dataset;
    delete dataset['failed'];
    return told;
  };
  expect(isTold()).toBe(false);
  jest.advanceTimersByTime(59_999);
  expect(isTold()).toBe(true);
  jest.advanceTimersByTime(60_001);
  expect(isTold()).toBe(false);
});

test('a missing script does not reload without storage', () => {
  open();
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new Error('closed');
  });
  window.missScript();
  expect(document.documentElement.dataset['failed']).toBe('');
  delete document.documentElement.dataset['failed'];
});

test.each([
  ['when something was typed', true],
  ['without a connection', false],
])('a missing script shows the notice instead of a reload %s', (_when, isOnline) => {
  open();
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  if (isOnline) document.body.dispatchEvent(new Event('input', { bubbles: true }));
  dispatchEvent(new Event('pointerdown'));
  document.head.querySelector('script')?.dispatchEvent(new Event('error'));
  const { dataset } = document.documentElement;
  expect(dataset['failed']).toBe('');
  delete dataset['failed'];
});
