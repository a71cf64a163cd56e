// Ready pages are the same for logged-in visitors: the same bytes from the same cache, with nothing personal in or on
// them.
import { localeCodes } from '../../../src/shared/i18n/locales.ts';
import { hasPage, pathOf } from '../../../src/shared/pages/addresses.ts';
import { pages } from '../../../src/shared/pages/pages.ts';
import { startAccountSite, visitorsOf } from '../../support/accountSite.ts';
import { watching } from '../../support/metricsToken.ts';
import { inside } from '../../support/app.ts';
import { siteOf } from '../../support/siteOf.ts';
import { onAWorkday } from '../../support/taipei.ts';

const told = ['etag', 'vary', 'cache-control', 'content-length', 'content-encoding', 'referrer-policy'] as const;
/** Uncompressed: compressed bytes are replaced by smaller ones a moment later, under the same ETag. */
const plain = { 'Accept-Encoding': 'identity' };

inside('ready pages', () => {
  let cookie = '';
  const site = siteOf(() => startAccountSite({ replaced: { clock: onAWorkday } }));
  beforeAll(async () => {
    const visitor = await visitorsOf(site).member('member');
    cookie = `__Host-session=${visitor.cookie('__Host-session')}; member=${visitor.cookie('member')}`;
  });

  const answeredReady = async (): Promise<number> => {
    const { text } = await site.get('/metrics', watching);
    return Number(/^http_answers_total\{[^}]*route="ready"[^}]*\} (\d+)/m.exec(text)?.[1] ?? 0);
  };

  const ready = pages.filter(
    ({ shared, params, status }) => shared && status === 200 && Object.keys(params).length === 0,
  );

  test.each(localeCodes)('in %s', async (code) => {
    // All pages in one language, the first four in the others.
    const some = ready.filter(({ id }) => hasPage(id, code)).slice(0, code === 'en' ? undefined : 4);
    const paths = some.map(({ id }) => pathOf(id, code));
    expect(paths.length).toBeGreaterThan(code === 'en' ? 20 : 3);
    // The first request renders the page, the next ones find it in the cache.
    for (const path of paths) await site.get(path, plain);
    const before = await answeredReady();
    for (const path of paths) {
      const others = await site.get(path, plain);
      const his = await site.get(path, { ...plain, Cookie: cookie });
      expect([path, his.status, ...told.map((name) => his.headers[name])]).toEqual([
        path,
        others.status,
        ...told.map((name) => others.headers[name]),
      ]);
      expect([path, his.text === others.text]).toEqual([path, true]);
      expect(his.headers).not.toHaveProperty('set-cookie');
      const again = await site.get(path, {
        ...plain,
        Cookie: cookie,
        'If-None-Match': String(others.headers['etag']),
      });
      expect([path, again.status]).toEqual([path, 304]);
    }
    expect((await answeredReady()) - before).toBe(2 * paths.length);
  });

  test('personal data is only on the account page', async () => {
    const his = await site.get('/en/account', { Cookie: cookie });
    expect([his.status, his.headers['cache-control']]).toEqual([200, expect.stringContaining('no-store')]);
    expect(his.text).toContain('member@example.com');
    const ready = await site.get('/en/cdn', { Cookie: cookie });
    expect(ready.text).not.toContain('member@example.com');
  });
});
