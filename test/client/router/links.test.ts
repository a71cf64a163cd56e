// Which links the router follows itself, and on which connections pages are prefetched.
import { isPoorLine } from '../../../src/client/connection.ts';
import { keepAsked, keepCurrency, keepQuery } from '../../../src/client/carried.ts';
import { clickedLink, linkOf } from '../../../src/client/links.ts';

const linkTo = (html: string): HTMLAnchorElement => {
  document.body.innerHTML = html;
  return document.querySelector('a') as HTMLAnchorElement;
};
const follows = (html: string, how: MouseEventInit = {}): boolean => {
  const link = linkTo(html);
  let followed: HTMLAnchorElement | undefined;
  link.addEventListener('click', (event) => {
    followed = clickedLink(event);
    event.preventDefault();
  });
  link.firstElementChild?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...how }));
  return followed === link;
};

beforeEach(() => history.replaceState(null, '', '/en/cdn?tab=1'));

test.each([
  ['a page in this language', '/en/sms', true],
  ['this page with another query', '/en/cdn?tab=2', true],
  ['another page at a place', '/en/sms#price', true],
  ['a place on this page', '#price', false],
  ['another language', '/pt/sms', false],
  ['another site', 'https://example.com/en/sms', false],
])('%s', (_, href, expected) => {
  expect(follows(`<a href="${href}"><b>x</b></a>`)).toBe(expected);
});

test.each([['target="_blank"'], ['download'], ['data-reload']])(
  'a link with %s is left to the browser',
  (attribute) => {
    expect(follows(`<a href="/en/sms" ${attribute}><b>x</b></a>`)).toBe(false);
  },
);

test.each([{ metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'a click with %j is left to the browser',
  (how) => {
    expect(follows('<a href="/en/sms"><b>x</b></a>', how)).toBe(false);
  },
);

test('other elements are not links', () => {
  document.body.innerHTML = '<p>x</p>';
  expect(linkOf({ target: document.querySelector('p') })).toBeUndefined();
});

test.each([
  ['/pt/cdn?tab=1', 'data-locale="pt"', '?tab=1&utm_source=paper&utm_medium=a+b'],
  ['/pt/cdn?tab=0', 'data-locale="pt"', '?tab=1&utm_source=paper&utm_medium=a+b'],
  ['/pt/cdn', 'data-locale="pt" title="missing in Portuguese"', ''],
  ['/en/cdn?tab=0&dialog=login', '', '?tab=1&utm_source=paper&utm_medium=a+b&dialog=login'],
  ['/en/cdn?dialog=login', '', '?tab=1&utm_source=paper&utm_medium=a+b&dialog=login'],
  ['/en/account?dialog=verify', '', '?dialog=verify'],
  ['?consent=open', 'rel="nofollow"', '?tab=1&utm_source=paper&utm_medium=a+b&consent=open'],
  // Written while the cookie question was open, which has been answered since.
  ['/pt/cdn?consent=open', 'data-locale="pt"', '?tab=1&utm_source=paper&utm_medium=a+b'],
  ['/en/cdn?consent=open&dialog=login', '', '?tab=1&utm_source=paper&utm_medium=a+b&dialog=login'],
  ['/en/sms', '', ''],
])('query values of the address, including those of advertisers, are carried to %s %s', (href, attributes, search) => {
  history.replaceState(null, '', '/en/cdn?tab=1&utm_source=paper&utm_medium=a+b');
  const link = linkTo(`<a href="${href}" ${attributes}><b>x</b></a>`);
  keepQuery({ target: link.firstElementChild });
  expect(link.search).toBe(search);
});

test('a link that closes a dialog, or leads to another, keeps the query of the address', () => {
  history.replaceState(null, '', '/en/cdn?utm_source=paper&dialog=login');
  const searchOf = (href: string) => {
    const link = linkTo(`<a href="${href}"><b>x</b></a>`);
    keepQuery({ target: link.firstElementChild });
    return link.search;
  };
  expect(['/en/cdn', '/en/cdn?dialog=register', '/en/sms'].map(searchOf)).toEqual([
    '?utm_source=paper',
    '?utm_source=paper&dialog=register',
    '',
  ]);
});

test('a link to another language keeps the cookie question that is open', () => {
  history.replaceState(null, '', '/en/cdn?tab=1&consent=open');
  const link = linkTo('<a href="/pt/cdn" data-locale="pt"><b>x</b></a>');
  keepQuery({ target: link.firstElementChild });
  expect(link.search).toBe('?tab=1&consent=open');
});

test('the cookie question, whose footer stays when the page changes, opens on the page of that time', () => {
  history.replaceState(null, '', '/en/cdn?tab=1');
  const link = linkTo('<a href="?consent=open"><b>x</b></a>');
  const press = () => keepQuery({ target: link.firstElementChild });
  press();
  history.replaceState(null, '', '/en/sms?q=otp');
  press();
  expect(link.getAttribute('href')).toBe('?q=otp&consent=open');
});

test.each([
  ['/pt/cdn?consent=open', 'data-locale="pt"', '/pt/cdn?consent=open&tab=1'],
  ['/en/cdn?consent=open&cur=twd#price', '', '/en/cdn?consent=open&cur=twd#price'],
])('while the cookie question is open, %s leads where it did', (href, attributes, kept) => {
  history.replaceState(null, '', '/en/cdn?consent=open&tab=1');
  const link = linkTo(`<a href="${href}" ${attributes}><b>x</b></a>`);
  keepQuery({ target: link.firstElementChild });
  expect(new URL(link.href).pathname + link.search + link.hash).toBe(kept);
});

test.each([
  ['/en/sms', '?cur=twd'],
  ['/en/sms?country=jp', '?country=jp&cur=twd'],
  ['/en/sms?cur=usd', '?cur=usd'],
  ['/en/cdn', ''],
  ['/pt/sms', ''],
])('the chosen currency is carried to %s', (href, search) => {
  history.replaceState(null, '', '/en/cdn?tab=1&cur=twd');
  const link = linkTo(`<a href="${href}"><b>x</b></a>`);
  keepCurrency({ target: link.firstElementChild });
  expect(link.search).toBe(search);
});

test('a link that stays while the page changes carries the currency of each address, or none', async () => {
  history.replaceState(null, '', '/en/cdn?cur=twd');
  const link = linkTo('<a href="/en/sms"><b>x</b></a>');
  const pressed = async () => {
    keepCurrency({ target: link.firstElementChild });
    const { search } = link;
    await new Promise((resolve) => setTimeout(resolve));
    return search;
  };
  const first = await pressed();
  history.replaceState(null, '', '/en/cdn?cur=usd');
  const second = await pressed();
  history.replaceState(null, '', '/en/cdn');
  expect([first, second, await pressed()]).toEqual(['?cur=twd', '?cur=usd', '']);
});

describe('what was typed into a calculator and not calculated', () => {
  const calculator = (method: string) => `<main><form method="${method}">
    <select name="region"><option>hk</option><option selected>tw</option></select>
    <input name="gb" value="12000"><textarea name="text"></textarea><input type="hidden" name="cur" value="usd">
  </form>`;
  const kept = async (gb: string, href: string, attributes = '', method = 'get') => {
    history.replaceState(null, '', '/en/cdn?tab=1&cur=usd');
    document.body.innerHTML = `${calculator(method)}<a href="${href}" ${attributes}><b>x</b></a></main>`;
    const [field, link] = ['[name=gb]', 'a'].map((one) => document.querySelector(one)) as [
      HTMLInputElement,
      HTMLAnchorElement,
    ];
    field.value = gb;
    keepAsked({ target: link.firstElementChild });
    const { search } = link;
    await new Promise((resolve) => setTimeout(resolve));
    expect(link.getAttribute('href')).toBe(href);
    return search;
  };

  test.each([
    ['98765', '/pt/cdn?tab=1&cur=usd', 'data-locale="pt"', '?tab=1&cur=usd&region=tw&gb=98765'],
    ['98765', '/en/cdn?tab=1&cur=twd#prices', '', '?tab=1&cur=twd&region=tw&gb=98765'],
    ['98765', '/en/cdn?tab=1#prices', '', '?tab=1&region=tw&gb=98765'],
    ['12000', '/pt/cdn?tab=1&cur=usd', 'data-locale="pt"', '?tab=1&cur=usd'],
    ['98765', '/pt', 'data-locale="pt" title="missing in Portuguese"', ''],
    ['98765', '/en/cdn?tab=2&cur=usd', '', '?tab=2&cur=usd'],
    ['98765', '/en/sms?tab=1&cur=twd', '', '?tab=1&cur=twd'],
  ])('%s goes along to %s %s: %s', async (gb, href, attributes, search) => {
    expect(await kept(gb, href, attributes)).toBe(search);
  });

  test('is nothing of a form that is posted', async () => {
    expect(await kept('98765', '/pt/cdn', 'data-locale="pt"', 'post')).toBe('');
  });
});

describe('a poor line', () => {
  const set = (connection: object | undefined, onLine = true) => {
    Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
    Object.defineProperty(navigator, 'onLine', { value: onLine, configurable: true });
  };
  afterEach(() => set(undefined));

  test.each([
    [undefined, true, false],
    [{ effectiveType: '4g' }, true, false],
    [{ effectiveType: '3g' }, true, false],
    [{ effectiveType: '2g' }, true, true],
    [{ effectiveType: 'slow-2g' }, true, true],
    [{ effectiveType: '4g', saveData: true }, true, true],
    [undefined, false, true],
  ])('%j, online %s', (connection, onLine, expected) => {
    set(connection, onLine);
    expect(isPoorLine()).toBe(expected);
  });
});
