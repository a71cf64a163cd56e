// Only the token gives access to the metrics: no header and no origin of a request replaces it.
import { inside, startApp } from '../../support/app.ts';
import { metricsToken, watching } from '../../support/metricsToken.ts';
import { siteOf } from '../../support/siteOf.ts';

inside('the metrics', () => {
  const other = 'another one, while it replaces the first of the two';
  const told = siteOf(() => startApp({ env: { METRICS_TOKEN: `${other}|${metricsToken}` } }));
  const untold = siteOf(() => startApp({ env: { METRICS_TOKEN: '' } }));

  test('are given to a request with either of the two tokens', async () => {
    const { status, text, headers } = await told.get('/metrics', watching);
    expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
    expect(text).toContain('page_cache_pages');
  });

  test.each<[string, Record<string, string>]>([
    ['nothing, from this very machine', {}],
    ['a real address', { 'X-Real-IP': '203.0.113.9' }],
    ['Via', { Via: '1.1 proxy.example' }],
    ['Forwarded', { Forwarded: 'for=203.0.113.9' }],
    ['X-Forwarded-Proto', { 'X-Forwarded-Proto': 'https' }],
    ['X-Forwarded-Host', { 'X-Forwarded-Host': 'cocloud.example' }],
    ['another token', { Authorization: `${watching.Authorization}x` }],
    ['no token at all', { Authorization: 'Bearer ' }],
  ])('do not exist for %s', async (_name, headers) => {
    for (const { get } of [told, untold]) {
      const { status, text } = await get('/metrics', headers);
      expect([status, text.includes('page_cache_pages')]).toEqual([404, false]);
    }
  });

  test('a site without a token has no metrics', async () => {
    expect((await untold.get('/metrics', watching)).status).toBe(404);
  });
});
