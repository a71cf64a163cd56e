// Row 18: requests that another site makes a visitor's browser send: every route that changes anything answers 403.
import { hasPage, pathOf } from '../../../src/shared/pages/addresses.ts';
import { formPages } from '../../../src/server/enquiries/formAnswers.ts';
import { localeCodes } from '../../../src/shared/i18n/locales.ts';
import { memberCalls } from '../../../src/shared/webapi/memberCalls.ts';
import { mainHost } from '../../support/client.ts';
import { counts, faultTimeoutMs, report } from '../../support/faults.ts';
import { encoded, entriesFor } from '../../support/formEntries.ts';
import { startFormSite } from '../../support/formSite.ts';
import { rawRequest } from '../../support/rawRequest.ts';
import { sourcesOf } from '../../support/sources.ts';
import { announcing, sending } from '../../support/sampleFiles.ts';
import { siteOf } from '../../support/siteOf.ts';

type Route = { method: string; path: string; body: string; type?: string };

const draft = 'draft-of-the-forged-requests';
const announced = announcing(draft, 10);
const pieces = 'application/offset+octet-stream';
const enquiry = encoded(entriesFor('contactUs', 'en'));

/** A link that does not exist: a post that passes the guard is told so, a forged one is refused earlier. */
const callLink: Route[] = [{ method: 'POST', path: `/en/callback/${'0'.repeat(40)}`, body: 'cancel=yes' }];

const newsLink: Route = { method: 'POST', path: `/en/newsletter/${'0'.repeat(40)}`, body: 'act=leave' };

/** Every place in the server that accepts more than GET, with its addresses; `upload` is an upload already begun. */
const routesOf: Record<string, (upload: string) => Route[]> = {
  "app.ts app.post('/consent'": () => [{ method: 'POST', path: '/consent', body: 'choice=accept' }],
  // Shows a posted form again after a refusal: no address of its own.
  "failures.ts .post('/": () => [],
  "app.ts app.post('/": () =>
    formPages.flatMap(({ form, pages }) =>
      pages.flatMap((page) =>
        localeCodes
          .filter((locale) => hasPage(page, locale))
          .map((locale) => ({
            method: 'POST',
            path: pathOf(page, locale),
            body: encoded(entriesFor(form.id, locale)),
          })),
      ),
    ),
  "leadApi.ts router.post('/lead/:form'": () =>
    formPages.map(({ form }) => ({
      method: 'POST',
      path: `/webapi/lead/${form.id}`,
      body: encoded(entriesFor(form.id, 'en')),
    })),
  'accountApi.ts router.post(': () =>
    ['register', 'login', 'forgot', 'activate', 'code'].map((call) => ({
      method: 'POST',
      path: `/webapi/account/${call}`,
      body: 'account=ada-1&password=Xk9%23mQ2vLp',
    })),
  'accountCalls.ts router.post(at': () =>
    Object.values(memberCalls)
      .filter(({ method }) => method === 'POST')
      .map(({ method, path, fields }) => ({
        method,
        path: `/webapi/account/${path}`,
        body: Object.keys(fields)
          .map((name) => `${name}=1`)
          .join('&'),
      })),
  'passkeyApi.ts router.post(': () =>
    ['login/options', 'login'].map((call) => ({
      method: 'POST',
      path: `/webapi/account/passkeys/${call}`,
      body: 'credential=none',
    })),
  "accountApi.ts router.post('/link'": () => [{ method: 'POST', path: '/webapi/account/link', body: 'link=0' }],
  'accountApi.ts router.post(at': () => [{ method: 'POST', path: '/webapi/account/logout', body: '' }],
  "app.ts own('all', 'call'": () => callLink,
  "app.ts own('all', 'subscription'": () => [newsLink],
  "callPage.ts request.method !== 'POST'": () => callLink,
  "app.ts own('post', 'newsletter'": () => [
    { method: 'POST', path: '/en/newsletter', body: 'act=ask&email=ada%40example.com&topics=company' },
  ],
  "subscriptionPage.ts request.method !== 'POST'": () => [newsLink],
  "basket.ts .post('/'": () => [{ method: 'POST', path: '/basket', body: 'lang=en&add=server+g1.xlarge+1+12' }],
  'app.ts app.post(': () => [{ method: 'POST', path: '/en/login', body: 'account=ada-1&password=Xk9%23mQ2vLp' }],
  'uploadApi.ts .post(begin': () => [{ method: 'POST', path: '/webapi/upload', body: '' }],
  'uploadApi.ts .patch(append': (upload) => [{ method: 'PATCH', path: upload, body: '12345', type: pieces }],
  'uploadApi.ts .delete(cancel': (upload) => [{ method: 'DELETE', path: upload, body: '' }],
};

/** Methods and addresses without a meaning today: a later meaning must be guarded from the start. */
const meaningless = ['/', '/en/contact_us', '/webapi/openapi.json', '/webapi/upload', '/assets/start.js', '/healthz'];
const unused: Route[] = ['PUT', 'PATCH', 'DELETE', 'PROPFIND'].flatMap((method) =>
  meaningless.map((path) => ({ method, path, body: enquiry })),
);

const elsewhere = [
  'Sec-Fetch-Site: cross-site',
  'Sec-Fetch-Site: CROSS-SITE',
  'Sec-Fetch-Site: same-origin, cross-site',
  `Sec-Fetch-Site: same-site\r\nOrigin: https://blog.${mainHost}`,
  `Sec-Fetch-Site: cross-site\r\nOrigin: https://${mainHost}`,
  'Origin: https://evil.example',
  'Origin: null',
  `Origin: https://${mainHost}.evil.example`,
  `Origin: https://x${mainHost}`,
  `Origin: https://${mainHost}:8443`,
  `Origin: http://${mainHost}`,
  `Origin: ftp://${mainHost}`,
  `Origin: https://${mainHost}@evil.example`,
  `Origin: https://evil.example/${mainHost}`,
  `Origin: ${mainHost}`,
  'Origin: file://',
];
const fromUs = [
  `Sec-Fetch-Site: same-origin\r\nOrigin: https://${mainHost}`,
  'Sec-Fetch-Site: none',
  `Origin: https://${mainHost}`,
  'X-From: a client that is no browser',
];

/** Every day each address meets some of these senders, the next one the following ones; at full counts all. */
const sendersOf = (all: readonly string[], most: number, turn: number): string[] =>
  Array.from({ length: Math.min(most, all.length) }, (_, at) => all[(turn * most + at) % all.length] ?? '');
const [mostElsewhere, mostFromUs] = [counts(4, elsewhere.length), counts(1, fromUs.length)];

const found = sourcesOf('src/server/**/*.{ts,tsx}')
  .filter(({ text }) => /from 'express'/.test(text))
  .flatMap(({ file, text }) =>
    [
      ...text.matchAll(/\w*\.(?:post|put|patch|delete|all)\((?:express\.json|[\w']?[\w/:]*'?)/g),
      ...text.matchAll(/\bown\('(?!get')\w+', '\w+'/g),
      ...text.matchAll(/request\.method \S+ '(?:POST|PUT|PATCH|DELETE)'/g),
    ].map(([place]) => `${file.split('/').at(-1)} ${place}`),
  )
  .filter((place) => !/ Promise\.all| searchParams\.delete|all\(onlyGet$/.test(place));

test('this list knows every place that takes more than GET', () => {
  expect([...new Set(found)].toSorted()).toEqual(Object.keys(routesOf).toSorted());
});

describe('behind nginx with https', () => {
  const site = siteOf(() => startFormSite({ env: { TRUST_PROXY: 'true' } }));

  const send = ({ method, path, body, type = 'application/x-www-form-urlencoded' }: Route, from: string) =>
    rawRequest(
      site.base,
      [
        `${method} ${path} HTTP/1.1`,
        `Host: ${mainHost}`,
        'X-Forwarded-Proto: https',
        from,
        `Content-Length: ${Buffer.byteLength(body)}`,
        ...Object.entries({ ...sending(0, type), ...announced }).map(([name, value]) => `${name}: ${value}`),
        'Connection: close',
        '',
        body,
      ].join('\r\n'),
    );

  test(
    'what comes from elsewhere is refused and changes nothing; what comes from us is not',
    async () => {
      const begun = await site.post('/webapi/upload', announced);
      const upload = begun.headers['location'] ?? '';
      const routes = Object.values(routesOf).flatMap((made) => made(upload));
      const passed: string[] = [];
      for (const [turn, route] of [...routes, ...unused].entries()) {
        const senders = sendersOf(elsewhere, mostElsewhere, turn);
        const answers = await Promise.all(senders.map(async (from) => ({ from, ...(await send(route, from)) })));
        for (const { from, status, head } of answers) {
          if (status !== 403 || /set-cookie/i.test(head))
            passed.push(`${route.method} ${route.path} ${from} ${status}`);
        }
      }
      const leads = await site.leads();
      const asked = await site.head(upload).set(announced);
      const refusedToUs: string[] = [];
      for (const [turn, route] of routes.entries()) {
        for (const from of sendersOf(fromUs, mostFromUs, turn)) {
          if ((await send(route, from)).status === 403) refusedToUs.push(`${route.method} ${route.path} ${from}`);
        }
      }
      report({
        row: 18,
        fault: 'requests forged by other sites',
        promise: '403, nothing changed',
        count: `${routes.length} routes that change something and ${unused.length} that do not exist × ${mostElsewhere} of ${elsewhere.length} origins`,
        result: `${passed.length} passed, ${leads.length} leads; of ours ${refusedToUs.length} of ${routes.length * mostFromUs} refused`,
        lost: passed.length + refusedToUs.length,
      });
      expect(passed).toEqual([]);
      expect([leads.length, asked.headers['upload-offset']]).toEqual([0, '0']);
      expect(refusedToUs).toEqual([]);
      expect((await site.leads()).length).toBeGreaterThan(formPages.length);
    },
    faultTimeoutMs,
  );
});
