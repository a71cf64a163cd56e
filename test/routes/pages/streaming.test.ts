// A page with slow data, over a real socket: its shell is sent before the data is there, compressed or not.
import type { Backend } from '../../../src/server/webapi/Backend.ts';
import { inside, startApp } from '../../support/app.ts';
import { embeddedBackend } from '../../support/backendParts.ts';
import { eventually } from '../../support/eventually.ts';
import { tagsOf } from '../../support/html.ts';
import { dam, open as openIn, streamed as streamedFrom } from '../../support/streamed.ts';
import { onAWorkday } from '../../support/taipei.ts';
import { siteOf } from '../../support/siteOf.ts';

const bannerTitle = 'A banner that came late';
let asked = 0;
let isSlow = true;
const data = dam();
const open = (path: string, coding: string) => openIn(app, path, coding);
const streamed = (path: string, coding: string) => streamedFrom(app, data, path, coding);

const app = siteOf(async () => {
  const embedded = await embeddedBackend();
  const backend: Backend = {
    ...embedded,
    banners: async (locale, host) => {
      asked += 1;
      const [first] = await embedded.banners(locale, host);
      if (isSlow) await data.hold();
      return first ? [{ ...first, title: bannerTitle }] : [];
    },
  };
  return startApp({ replaced: { backend, clock: onAWorkday } });
});

inside('slow data', () => {
  test.each([
    ['identity', '/en'],
    ['gzip', '/zh'],
    ['br', '/pt'],
  ])('%s: the shell with its heading comes at once, the data in the same answer', async (coding, path) => {
    const { shell, html, response } = await streamed(path, coding);
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-encoding'] ?? 'identity').toBe(coding);
    expect(shell).toContain('<h1');
    expect(shell).not.toContain(bannerTitle);
    expect(html).toContain(bannerTitle);
    expect(html.trimEnd()).toMatch(/<\/html>$/);
    expect(tagsOf(html, 'main')).toHaveLength(1);
    // For this element the first paint waits. A browser goes on as soon as it begins, not where it ends.
    const awaited = ` id="${/<link rel="expect" href="#([^"]+)"/.exec(shell)?.[1]}"`;
    expect(shell.split(awaited)).toHaveLength(2);
    expect(shell.indexOf(awaited)).toBeGreaterThan(shell.indexOf('</main>'));
  });

  test('late data is requested once, and kept for the next visitors', async () => {
    const before = asked;
    const visits = [open('/zh-tw', 'identity'), open('/zh-tw', 'br'), open('/zh-tw', 'gzip')];
    const heads = await Promise.all(visits);
    expect(heads.map(({ response }) => response.headers['cache-control'])).toEqual(Array(3).fill('private, no-store'));
    data.letGo();
    for (const { response } of heads) await response.resume().toArray();
    expect(asked).toBe(before + 1);
    const kept = async () => (await streamed('/zh-tw', 'identity')).response.headers;
    await eventually(async () => 'etag' in (await kept()), true);
    expect(asked).toBe(before + 1);
  });

  test('uses a new nonce each time, and no cache stores it', async () => {
    const seen = new Set<string>();
    for (const path of ['/jp', '/jp/?dialog=login']) {
      const { html, response } = await streamed(path, 'identity');
      const policy = String(response.headers['content-security-policy']);
      const nonce = /script-src 'self' 'nonce-([^']+)'/.exec(policy)?.[1] ?? '';
      expect(nonce.length).toBeGreaterThanOrEqual(22);
      seen.add(nonce);
      // The content of a script may mention one.
      const outside = html.replace(/(<script\b[^>]*>)[^]*?<\/script>/g, '$1');
      const scripts = tagsOf(outside, 'script').filter(({ type }) => !type?.startsWith('application/'));
      expect(scripts.length).toBeGreaterThan(1);
      expect(scripts.map((script) => script['nonce'])).toEqual(scripts.map(() => nonce));
      expect(response.headers['cache-control']).toBe('private, no-store');
      expect(response.headers['x-accel-buffering']).toBe('no');
      expect(response.headers).not.toHaveProperty('etag');
    }
    expect(seen.size).toBe(2);
  });

  test('does not delay a page that needs none of it', async () => {
    const before = asked;
    const { html, response } = await streamed('/en/cdn', 'identity');
    expect(html.trimEnd()).toMatch(/<\/html>$/);
    expect(response.headers).toHaveProperty('etag');
    expect(asked).toBe(before);
  });

  test('once data is fast again, the page is complete, has a policy of hashes, and is cached', async () => {
    isSlow = false;
    const { html, response } = await streamed('/jp?dialog=verify', 'identity');
    isSlow = true;
    expect(html).toContain(bannerTitle);
    expect(String(response.headers['content-security-policy'])).toContain("'sha256-");
    expect(response.headers).toHaveProperty('etag');
    const before = asked;
    expect((await streamed('/jp?dialog=verify', 'identity')).html).toBe(html);
    expect(asked).toBe(before);
  });

  test('a visitor who leaves frees everything', async () => {
    const handles = () => process.getActiveResourcesInfo().filter((name) => /TCP|ZLIB/i.test(name)).length;
    const before = handles();
    const errors = app.logged.length;
    for (let visit = 0; visit < 30; visit += 1) {
      const { response, leave } = await open(
        `/${['en', 'zh', 'pt'][visit % 3]}?dialog=register`,
        ['br', 'gzip', 'identity'][visit % 3] ?? '',
      );
      await new Promise((resolve) => response.once('data', resolve));
      leave();
    }
    data.letGo();
    await eventually(() => handles() <= before, true);
    const unexpected = app.logged
      .slice(errors)
      .filter(({ fields }) => !JSON.stringify(fields).includes('The visitor has left'));
    expect(unexpected).toEqual([]);
    const { response } = await open('/en/cdn', 'identity');
    expect(response.statusCode).toBe(200);
    response.destroy();
  });
});
