// Checks of what happens only with nginx in front: streaming, its own responses, and what it hides from the app or from
// visitors.
import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import http, { type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import zlib from 'node:zlib';
import type { createApp, loadConfig, openParts } from '../../src/server/app.ts';
import { freePort } from '../freePort.ts';
import { postOverHttp2 } from './askHttp2.ts';
import { startNginx, type Running } from './startNginx.ts';
import { visitorHeader } from './testConfig.ts';

type Bundle = { createApp: typeof createApp; loadConfig: typeof loadConfig; openParts: typeof openParts };
type Answer = { status: number; headers: IncomingHttpHeaders; body: string };

export type Check = { name: string; run: () => Promise<void> };

const root = path.join(import.meta.dirname, '../..');
const host = 'cocloud.example';
/** Only what never arrives is waited for this long. */
const longestMs = 30_000;

/** Decodes the response as it arrives; `shown` is called when a browser could show something. */
function ask(
  base: string,
  target: string,
  headers: Record<string, string> = {},
  { body, shown = () => undefined }: { body?: string; shown?: () => void } = {},
): Promise<Answer> {
  const method = body === undefined ? 'GET' : 'POST';
  return new Promise((resolve, reject) => {
    const options = { method, headers: { Host: host, ...headers }, agent: false };
    const request = http.request(base + target, options, (response) => {
      const coding = response.headers['content-encoding'];
      const decoder =
        coding === 'br' ? zlib.createBrotliDecompress() : coding === 'gzip' ? zlib.createGunzip() : undefined;
      const pieces: Buffer[] = [];
      (decoder ? response.pipe(decoder) : response)
        .on('data', (piece: Buffer) => {
          pieces.push(piece);
          if (Buffer.concat(pieces).includes('<header')) shown();
        })
        .on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(pieces).toString(),
          }),
        )
        .on('error', reject);
    });
    request.on('error', reject);
    request.end(body);
  });
}

/** Runs the built app behind its own nginx, with data that is held back until the check releases it. */
async function withSlowSite(nginx: string, use: (base: string, answer: () => void) => Promise<void>): Promise<void> {
  const site = createRequire(import.meta.url)(path.join(root, 'dist/server/app.cjs')) as Bundle;
  const config = site.loadConfig({ LOG_LEVEL: 'silent', PAGE_CACHE_MB: '0', TRUST_PROXY: 'true' });
  const { backend } = await site.openParts(config, root);
  const { promise: told, resolve: answer } = Promise.withResolvers<void>();
  const banners: typeof backend.banners = async (...where) => {
    await told;
    return backend.banners(...where);
  };
  const server = http.createServer(
    site.createApp(await site.openParts(config, root, { backend: { ...backend, banners } })),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const front = await startNginx(nginx, (server.address() as AddressInfo).port);
  try {
    await use(front.base, answer);
  } finally {
    await front.stop();
    server.closeAllConnections();
    server.close();
  }
}

/** Counts the posts that nginx itself refuses; those it passes on are answered 503, as no app runs behind it. */
async function refusedOf(base: string, to: string, count: number, visitorAt: (at: number) => string): Promise<number> {
  const statuses: number[] = [];
  for (let at = 0; at < count; at += 1)
    statuses.push((await ask(base, to, { [visitorHeader]: visitorAt(at) }, { body: 'account=a' })).status);
  return statuses.filter((status) => status === 429).length;
}

export const checksOf = (nginx: string, { base, http2Base, redirectBase, logs }: Running): Check[] => [
  {
    name: 'no key to anything is in its log',
    run: async () => {
      const hash = randomBytes(20).toString('hex');
      const token = `A1-${randomBytes(18).toString('base64url')}`;
      const addresses = [
        `/en/${hash}`,
        `/en/${hash.toUpperCase()}`,
        `/en/%${hash.charCodeAt(0).toString(16)}${hash.slice(1)}`,
        `/webapi/upload/${hash.slice(0, 32)}?draft=${token}`,
        `/attachment/${hash.slice(0, 32)}.pdf?until=1&signature=${token}`,
        `/en/estimate/${token}`,
      ];
      for (const address of addresses) await ask(base, address, { Referer: `https://${host}${address}` });
      await ask(base, '/en/cdn?plan=seen', { 'User-Agent': 'the last of them' });
      for (let waited = 0; !logs().includes('the last of them') && waited < longestMs; waited += 20) await wait(20);
      const text = logs();
      assert.match(text, /GET "\/en\/\{hash\}" 4/);
      assert.match(text, /GET "\/en\/cdn" 200/);
      for (const key of [hash.slice(1, 32), hash.slice(1, 32).toUpperCase(), token, 'signature', 'draft', 'plan=seen'])
        assert.ok(!text.includes(key), `${key} is in the log`);
    },
  },
  ...['identity', 'gzip', 'br'].map((coding) => ({
    name: `the shell of a slow page comes before its data (${coding})`,
    run: () =>
      withSlowSite(nginx, async (slow, answer) => {
        // The data is held back until the shell has arrived.
        let first = '';
        const answerAfter = (what: string) => () => {
          first ||= what;
          answer();
        };
        const givenUp = setTimeout(answerAfter('nothing'), longestMs);
        const page = await ask(slow, '/en', { 'Accept-Encoding': coding }, { shown: answerAfter('the shell') });
        clearTimeout(givenUp);
        assert.equal(first, 'the shell');
        assert.equal(page.status, 200);
        assert.equal(page.headers['content-encoding'], coding === 'identity' ? undefined : coding);
      }),
  })),
  {
    name: 'assets arrive as compressed by the build',
    run: async () => {
      const { body } = await ask(base, '/en');
      const href = /href="(\/assets\/[^"]+\.css)"/.exec(body)?.[1] ?? '';
      for (const coding of ['br', 'gzip']) {
        const { status, headers } = await ask(base, href, { 'Accept-Encoding': coding });
        assert.equal(status, 200);
        assert.equal(headers['content-encoding'], coding);
        assert.match(headers['cache-control'] ?? '', /immutable/);
      }
    },
  },
  {
    name: 'an unknown host gets 421',
    run: async () => assert.equal((await ask(base, '/', { Host: 'elsewhere.example' })).status, 421),
  },
  {
    name: 'X-Forwarded-Host of a visitor changes nothing',
    run: async () => {
      const { status, body } = await ask(base, '/en/cdn', {
        'X-Forwarded-Host': 'evil.example',
        Forwarded: 'host=evil.example',
      });
      assert.equal(status, 200);
      assert.ok(!body.includes('evil.example'));
    },
  },
  {
    name: 'many log-ins from one IPv6 network are refused like those from one address, other networks are not',
    run: async () => {
      const front = await startNginx(nginx, await freePort(), true);
      try {
        const fromOne = await refusedOf(front.base, '/en/login', 150, () => '192.0.2.7');
        const fromNetwork = await refusedOf(front.base, '/en/login', 150, (at) => `2001:db8:0:7:${at.toString(16)}::1`);
        const fromMany = await refusedOf(front.base, '/en/login', 150, (at) => `2001:db8:1:${at.toString(16)}::1`);
        // nginx lets a burst of ten pass, and a few more while the requests last.
        for (const refused of [fromOne, fromNetwork]) assert.ok(refused > 120, `${refused} refused`);
        assert.equal(fromMany, 0);
      } finally {
        await front.stop();
      }
    },
  },
  {
    name: 'lines put into an estimate use up no form of the visitor',
    run: async () => {
      const front = await startNginx(nginx, await freePort(), true);
      try {
        // As many as the burst of each, which nginx lets pass however fast they come.
        assert.equal(await refusedOf(front.base, '/basket', 30, () => '192.0.2.8'), 0);
        assert.equal(await refusedOf(front.base, '/en/contact_us', 10, () => '192.0.2.8'), 0);
        assert.notEqual(await refusedOf(front.base, '/basket', 90, () => '192.0.2.9'), 0);
      } finally {
        await front.stop();
      }
    },
  },
  { name: 'metrics stay inside', run: async () => assert.equal((await ask(base, '/metrics')).status, 404) },
  {
    name: 'plain HTTP moves to HTTPS on the same address',
    run: async () => {
      const { status, headers } = await ask(redirectBase, '/en/cdn?plan=x');
      assert.equal(status, 301);
      assert.equal(headers.location, `https://${host}/en/cdn?plan=x`);
    },
  },
  {
    name: 'uploads may be asked about, continued and dropped',
    run: async () => {
      for (const method of ['OPTIONS', 'HEAD', 'PATCH', 'DELETE']) {
        const request = http
          .request(`${base}/webapi/upload/none`, { method, headers: { Host: host }, agent: false })
          .end();
        const [answer] = (await once(request, 'response')) as [IncomingMessage];
        answer.resume();
        assert.equal(answer.headers['tus-resumable'], '1.0.0', method);
      }
    },
  },
  {
    name: 'a body over the limit gets 413, except where files may be attached',
    run: async () => {
      const type = { 'Content-Type': 'application/x-www-form-urlencoded' };
      const body = `message=${'x'.repeat(70_000)}`;
      const refused = await ask(base, '/en/about', type, { body });
      assert.equal(refused.status, 413);
      assert.match(refused.body, /<h1>請求未處理<\/h1>/);
      for (const name of ['content-security-policy', 'x-content-type-options', 'strict-transport-security'])
        assert.ok(refused.headers[name], name);
      assert.ok(refused.headers['cache-control']?.includes('no-store'));
      assert.doesNotMatch((await ask(base, '/en/contact_us', type, { body })).body, /<center>nginx/);
      const likeABrowser = await postOverHttp2(http2Base, host, '/en/about', body);
      assert.equal(likeABrowser.status, 413);
      assert.match(likeABrowser.body, /<h1>請求未處理<\/h1>/);
    },
  },
  {
    name: 'without the app there is a page in five languages with 503 and Retry-After',
    run: async () => {
      const front = await startNginx(nginx, await freePort());
      try {
        assert.equal((await ask(front.base, '/en/contact_us', {}, { body: 'message=hello' })).status, 503);
        const { status, headers, body } = await ask(front.base, '/en');
        assert.equal(status, 503);
        assert.ok(headers['retry-after']);
        for (const lang of ['zh-TW', 'zh-CN', 'en', 'ja', 'pt-BR']) assert.ok(body.includes(`lang="${lang}"`), lang);
      } finally {
        await front.stop();
      }
    },
  },
];
