// Rows 14 and 15: a back end with hostile links and words: nothing executable reaches a page, and the page's state
// stays data.
import type { Backend } from '../../../src/server/webapi/Backend.ts';
import { startApp } from '../../support/app.ts';
import { apiOf, embeddedBackend, serve } from '../../support/backendParts.ts';
import { counts, faultTimeoutMs, report } from '../../support/faults.ts';
import { isReflected } from '../../support/junk.ts';

const pages = ['/en', '/zh-tw/cdn', '/jp/contact_us'];

/** Replaces every string of every answer by `next()`, and every address by `link()`. */
function hostile(shipped: Backend, next: () => string, link: () => string): Backend {
  const item = (id: string, children: number) => ({
    id,
    name: next(),
    link: link(),
    openType: 0,
    isOnly: children === 0,
    isHomePage: false,
    icon: link(),
    iconActive: link(),
    note: next(),
    price: next(),
    children: [] as never[],
  });
  const menu = () =>
    Array.from({ length: 6 }, (_, column) => ({
      ...item(`c${column}`, 1),
      children: Array.from({ length: 12 }, (_one, row) => item(`c${column}r${row}`, 0)),
    }));
  const banner = (id: string) => ({
    id,
    title: next(),
    text: next(),
    label: next(),
    note: next(),
    art: next(),
    links: [
      { text: next(), link: link() },
      { text: next(), link: link() },
    ],
    dialog: false,
  });
  return {
    ...shipped,
    menuList: async () => ({ homePage: { title: next(), description: next(), keywords: next() }, menu: menu() }),
    banners: async () => ['a', 'b', 'c'].map(banner),
    domainInfo: async () => ({ telphone: next(), emailAddress: next(), address1: next(), address2: next() }),
    languageList: async (locale, host) => {
      const { languageList, websiteList } = await shipped.languageList(locale, host);
      return {
        languageList: languageList.map((row) => ({ ...row, name: next(), shortName: next() })),
        websiteList: websiteList.map((row) => ({ ...row, name: next() })),
      };
    },
  };
}

/** The pages of a site with such a back end. */
async function shownBy(next: () => string, link: () => string): Promise<string[]> {
  const remote = await serve(apiOf(hostile(await embeddedBackend(), next, link)));
  const app = await startApp({ env: { API_BASE: remote.base, PAGE_CACHE_MB: '0' } });
  const texts: string[] = [];
  for (const path of pages) texts.push((await app.get(path)).text);
  await app.close();
  await remote.close();
  return texts;
}

const inTurn = (list: readonly string[]) => {
  let at = 0;
  return { next: () => list[at++ % list.length] ?? '', given: () => at };
};

const addressOf = /(?:href|src|action|formaction|poster|srcset|xlink:href|data)="([^"]*)"/g;
const unescaped = (text: string) =>
  text.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (_all, hex, digits, name) =>
    hex || digits
      ? String.fromCodePoint(Number.parseInt(hex ?? digits, hex ? 16 : 10))
      : ({ amp: '&', quot: '"', lt: '<', gt: '>' }[String(name)] ?? ''),
  );
const isPlain = (address: string): boolean => {
  const url = URL.parse(unescaped(address), 'https://cocloud.example/');
  return (
    url !== null &&
    ['http:', 'https:', 'mailto:', 'tel:'].includes(url.protocol) &&
    !/^[\s\\/]*\/[\s\\/]/.test(address.replace(/^https?:\/\//i, 'x'))
  );
};

test(
  'links',
  async () => {
    const schemes = ['javascript:q7x()', 'JaVaScRiPt:q7x()', '\tjavascript:q7x()', 'java\nscript:q7x()', '\u0001javascript:q7x()', 'javascript&colon;q7x()',
      'data:text/html,<script>q7x()</script>', 'vbscript:q7x', 'blob:https://x/y', 'file:///etc/passwd', 'view-source:x', 'about:blank',
      '//evil.example', '/\\evil.example', '\\\\evil.example', '/\t/evil.example', '/.//evil.example', '///evil.example',
      '" onmouseover="q7x()', "' onfocus='q7x()", '><script>q7x()</script>', 'https://', ' javascript:q7x()', 'feed:javascript:q7x()']; // prettier-ignore
    const wanted = counts(100, 500);
    const links = Array.from(
      { length: wanted },
      (_, at) => `${schemes[at % schemes.length]}${at < schemes.length ? '' : `#${at}`}`,
    );
    const turn = inTurn(links);
    const texts: string[] = [];
    while (turn.given() < wanted) texts.push(...(await shownBy(() => 'Words', turn.next)));
    const bad = texts.flatMap((text) =>
      [...text.matchAll(addressOf)].flatMap(([, address = '']) => (isPlain(address) ? [] : [address])),
    );
    const offSite = texts.flatMap((text) =>
      [...text.matchAll(/(?:href|src)="([^"]*evil[^"]*)"/g)].map(([, address = '']) => address),
    );
    const executable = [...bad.filter((address) => !address.startsWith('data:image/')), ...offSite];
    report({
      row: 14,
      fault: 'hostile links in menus and banners',
      promise: 'only http(s), mailto, tel and our own pages',
      count: `${wanted} links`,
      result: `${executable.length} that run or lead away unseen`,
      lost: executable.length,
    });
    expect(executable.slice(0, 10)).toEqual([]);
  },
  faultTimeoutMs,
);

/** An event handler in a tag; text inside an attribute value does not count. */
const handler = /<[a-z][\w-]*(?:\s+[\w:-]+(?:="[^"]*")?)*\s+on\w+\s*=/i;

test(
  'words',
  async () => {
    const shapes = [
      (id: string) => `<img src=x onerror=q7x(${id})>`,
      (id: string) => `"><svg/onload=q7x(${id})>`,
      (id: string) => `</script><script>q7x(${id})</script>`,
      (id: string) => `</title><script>q7x(${id})</script>`,
      (id: string) => `<!--<script>q7x(${id})`,
      (id: string) => `" onmouseover="q7x(${id})" x="`,
      (id: string) => `' onfocus='q7x(${id})`,
      (id: string) => `\u2028q7x(${id})\u2029`,
      (id: string) => `\\u003c/script\\u003e${id}`,
      (id: string) => `]]>${id}<![CDATA[`,
      (id: string) => `{{q7x(${id})}}$\{q7x}`,
      (id: string) => `&lt;script&gt;${id}&#60;script>`,
      (id: string) => `\ud800${id}`,
    ];
    const wanted = counts(300, 5_000);
    const turn = inTurn(Array.from({ length: wanted }, (_, at) => shapes[at % shapes.length]?.(String(at)) ?? ''));
    const wrong: string[] = [];
    while (turn.given() < wanted) {
      for (const text of await shownBy(turn.next, () => '/en/cdn')) {
        const state = /<script id="state" type="application\/json">([^<]*)<\/script>/.exec(text)?.[1];
        if (state === undefined || typeof JSON.parse(state) !== 'object') wrong.push('no state');
        if (/[\u2028\u2029]/.test(state ?? '')) wrong.push('a line separator in the state');
        for (const [, data = ''] of text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs))
          JSON.parse(data);
        if (isReflected(text) || handler.test(text)) wrong.push(handler.exec(text)?.[0].slice(-200) ?? 'markup');
        if (!/<h1/.test(text)) wrong.push('no page');
      }
    }
    report({
      row: 15,
      fault: 'script in every word of the back end',
      promise: 'words stay words, the state of the page stays JSON',
      count: `${turn.given()} payloads`,
      result: `${wrong.length} wrong`,
      lost: wrong.length,
    });
    expect(wrong.slice(0, 10)).toEqual([]);
  },
  faultTimeoutMs,
);
