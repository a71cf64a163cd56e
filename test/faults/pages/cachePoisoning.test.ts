// Row 10: whatever one visitor sends, the next one gets the page as if no one had been there before.
import { brotliDecompressSync } from 'node:zlib';
import http, { type IncomingHttpHeaders } from 'node:http';
import { startApp } from '../../support/app.ts';
import { mainHost } from '../../support/client.ts';
import { counts, faultTimeoutMs, report } from '../../support/faults.ts';

type Headers = Record<string, string | string[]>;
type Attack = { name: string; headers?: Headers; change?: (path: string) => string };
type Seen = { status: number; text: string; headers: IncomingHttpHeaders };

const pages = [
  '/', '/en', '/jp', '/zh-tw', '/pt', '/en/cdn', '/zh/cdn', '/jp/server', '/en/ddos', '/zh-tw/sms', '/en/contact_us',
  '/pt/free_open', '/en/blog', '/en/blog?cat=all', '/zh/cloud-news', '/en/blog/cdn-decimal-tb', '/en/FAQ', '/en/privacy',
  '/zh-tw/prepaidcard?tab=topup', '/en/aws-service', '/jp/partner', '/cdn', '/zh/promotion002', '/en/EdgeNext',
]; // prettier-ignore

const spellings: ((name: string, value: string) => string)[] = [
  (name, value) => `${name}=${value}`,
  (name, value) => `${name} =${value}`,
  (name, value) => ` ${name}= ${value} `,
  (name, value) => `\t${name}\t=\t${value}`,
  (name) => `${name}=`,
  (name) => name,
  (name, value) => `x${name}=${value}`,
  (name, value) => `${name.toUpperCase()}=${value}`,
  (name, value) => `${name}="${value}"`,
  (name, value) => `${name}=%${value.charCodeAt(0).toString(16)}${value.slice(1)}`,
  (name, value) => `${name}=${value}; ${name}=other`,
  (name, value) => `${name}=other; ${name}=${value}`,
  (name, value) => `${name}=j:${JSON.stringify(value)}`,
  (name) => `${name}=j:{"a":1}`,
  (name, value) => `a=${name}=${value}`,
  (name, value) => `a=b,${name}=${value}`,
  (name, value) => `a=b;;${name}=${value};`,
  (name, value) => `${name}=${value}${'x'.repeat(3000)}`,
];
const cookieNames = { consent: 'accept', notice: 'missing', locale: 'jp', session: 's3cret', member: 'ada' };
const cookies = Object.entries(cookieNames).flatMap(([name, value]) =>
  spellings.map((spell): Attack => ({
    name: spell(name, value).slice(0, 60),
    headers: { Cookie: spell(name, value) },
  })),
);

const values: Headers = {
  'X-Forwarded-Host': 'evil.example',
  'X-Forwarded-Proto': 'http',
  'X-Forwarded-For': '1.2.3.4',
  'X-Forwarded-Prefix': '/evil',
  'X-Original-URL': '/en/error',
  'X-Rewrite-URL': '/en/error',
  'X-Host': 'evil.example',
  Forwarded: 'host=evil.example;proto=http',
  'X-HTTP-Method-Override': 'POST',
  'X-Request-Id': 'evil',
  'Accept-Language': 'pt',
  'User-Agent': 'iPhone Mobile',
  'Save-Data': 'on',
  Range: 'bytes=0-9',
  'If-None-Match': '*',
  'If-Modified-Since': 'Thu, 01 Jan 2099 00:00:00 GMT',
  Accept: 'application/json',
  Origin: 'https://evil.example',
  'Sec-Fetch-Site': 'cross-site',
  'Sec-Fetch-Dest': 'iframe',
  Referer: `https://${mainHost}/en`,
  'Content-Type': 'application/json',
  'Cache-Control': 'no-cache',
  Pragma: 'no-cache',
  'Transfer-Encoding': 'identity',
  Authorization: 'Basic YTpi',
  'X-Middleware-Prefetch': '1',
  RSC: '1',
  Cookie2: 'consent=accept',
};
const codings = ['br;q=0', 'br;q=0, gzip;q=0', '*;q=0', 'gzip;q=1, br;q=0.1', 'identity', 'BR', 'sbr', 'x', ''];
const hosts = [
  mainHost.toUpperCase(),
  `${mainHost}:8443`,
  `${mainHost}.`,
  'www.' + mainHost,
  'localhost',
  'evil.example',
];
const otherHeaders: Attack[] = [
  ...Object.entries(values).map(([name, value]) => ({ name, headers: { [name]: value } })),
  ...codings.map((coding) => ({ name: `Accept-Encoding: ${coding}`, headers: { 'Accept-Encoding': coding } })),
  ...hosts.map((host) => ({ name: `Host: ${host}`, headers: { Host: host } })),
];

const queries = [
  'dialog=login', 'dialog=evil', 'dialog[]=login', 'consent=open', 'consent=', 'consent=open&consent=x', 'notice=missing', 'sent=abc',
  'sent=CO-AAAA-AAAA', 'q=evil', 'utm_source=x', '__proto__[x]=1', 'constructor=1', 'locale=jp', 'product=cdn', 'tab=topup', 'page=1',
  'DIALOG=login', '%64ialog=login', '&&&', '?', 'lng=jp',
]; // prettier-ignore
const withQuery = (path: string, query: string) => `${path}${path.includes('?') ? '&' : '?'}${query}`;
const firstLetter = (path: string) => path.replace(/[a-z](?=[^/]*$)/i, (one) => `%${one.charCodeAt(0).toString(16)}`);
const addresses: Attack[] = [
  ...queries.map((query) => ({ name: query, change: (path: string) => withQuery(path, query) })),
  ...[
    (path: string) => `/${path}`,
    (path: string) => path.replace(/(.)\//, '$1//'),
    (path: string) => path.replace(/\?|$/, '/$&'),
    (path: string) => path.toUpperCase(),
    firstLetter,
    (path: string) => `http://evil.example${path}`,
    (path: string) => `http://${mainHost}${path}`,
    (path: string) => path.replace(/\?|$/, ';x=1$&'),
    (path: string) => path.replace(/\?|$/, '%00$&'),
    (path: string) => path.replace(/\?|$/, '/x.css$&'),
  ].map((change) => ({ name: change('/en/cdn'), change })),
];

const wanted = counts(12, 1);
const attacks = [...cookies, ...otherHeaders, ...addresses].filter((_, index) => index % wanted === 0);
const attacked = pages.filter((_, index) => index % counts(6, 1) === 0);

/** Two sites with equal pages: the sum in a form depends on the site's key and the hour. */
const startTwin = () =>
  startApp({ env: { SESSION_SECRET: 'the same for all sites of this test' }, replaced: { clock: () => startedAt } });
const startedAt = Date.now();
const agent = new http.Agent({ keepAlive: true });

function ask(base: string, path: string, own: Headers = {}): Promise<Seen> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(base);
    const request = http.get({ hostname, port, path, agent, headers: { Host: mainHost, ...own } }, async (response) => {
      const bytes = Buffer.concat(await response.toArray());
      const body = response.headers['content-encoding'] === 'br' ? brotliDecompressSync(bytes) : bytes;
      resolve({ status: response.statusCode ?? 0, text: body.toString(), headers: response.headers });
    });
    request.on('error', reject);
  });
}

/** Without legitimate differences: better compressed bytes may replace quick ones. */
function lasting({ status, text, headers }: Seen) {
  const passing = new Set(['date', 'x-request-id', 'content-length']);
  return { status, text, headers: Object.entries(headers).filter(([name]) => !passing.has(name)) };
}

const victims: Headers[] = [{}, { Cookie: 'consent=reject' }, { 'Accept-Encoding': 'br' }];

async function seenBy(base: string, path: string) {
  const seen = [];
  for (const victim of victims) seen.push(lasting(await ask(base, path, victim)));
  return seen;
}

test(
  'no page differs for the visitor after an attack',
  async () => {
    const clean = await startTwin();
    const expected = new Map<string, unknown>();
    for (const path of attacked) expected.set(path, await seenBy(clean.base, path));
    await clean.close();
    const differences: string[] = [];
    for (const { name, headers: own, change } of attacks) {
      const app = await startTwin();
      for (const path of attacked) {
        // Twice: the first request renders the page, the second finds it in the cache.
        for (let time = 0; time < 2; time += 1)
          await ask(app.base, change ? change(path) : path, own).catch(() => undefined);
        const seen = await seenBy(app.base, path);
        if (JSON.stringify(seen) !== JSON.stringify(expected.get(path))) differences.push(`${name} on ${path}`);
      }
      await app.close();
    }
    agent.destroy();
    const probes = attacks.length * attacked.length;
    report({
      row: 10,
      fault: 'Cache poisoning by cookies, headers, queries and spellings',
      promise: 'the next visitor sees what he would have seen',
      count: `${probes} probes`,
      result: `${differences.length} differences`,
      lost: differences.length,
    });
    expect(differences).toEqual([]);
    expect(probes).toBeGreaterThanOrEqual(counts(50, 3_500));
  },
  faultTimeoutMs,
);
