// Only the token gives access to the metrics: no header and no origin of a request replaces it.
import { inside, startApp, type App } from '../../support/app.ts';
import { clientOf } from '../../support/client.ts';
import { metricsToken, watching } from '../../support/metricsToken.ts';

inside('the metrics', () => {
  let app: App;
  let untold: App;
  beforeAll(async () => {
    const other = 'another one, while it replaces the first of the two';
    app = await startApp({ env: { METRICS_TOKEN: `${other}|${metricsToken}` } });
    untold = await startApp({ env: { METRICS_TOKEN: '' } });
  });
  afterAll(() => Promise.all([app.close(), untold.close()]));

  test('are given to a request with either of the two tokens', async () => {
    const { status, text, headers } = await clientOf(app.base).get('/metrics', watching);
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
    for (const { base } of [app, untold]) {
      const { status, text } = await clientOf(base).get('/metrics', headers);
      expect([status, text.includes('page_cache_pages')]).toEqual([404, false]);
    }
  });

  test('a site without a token has no metrics', async () => {
    expect((await clientOf(untold.base).get('/metrics', watching)).status).toBe(404);
  });
});
