// Reports of browsers about the content policy are accepted, limited in number, and logged without anything about the
// visitor.
import { inside, startApp, type App } from '../../support/app.ts';
import { mainHost } from '../../support/client.ts';
import { metricOf } from '../../support/metricOf.ts';

let app: App;

beforeEach(async () => {
  app = await startApp();
});
afterEach(() => app.close());

const post = async (body: unknown, type = 'application/csp-report') => {
  const answer = await fetch(`${app.base}/reports`, {
    method: 'POST',
    headers: { 'Content-Type': type, 'X-Forwarded-Host': mainHost },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return answer.status;
};
const told = () => app.logged.filter(({ event }) => event === 'policy.violated').map(({ fields }) => fields);

const report = {
  'document-uri': 'http://localhost/mailto/ada@example.com?subject=secret',
  'effective-directive': 'script-src-elem',
  'blocked-uri': 'https://evil.example/x.js?who=ada',
};

inside('the intake of reports', () => {
  test('a report of one browser becomes a line without address or query', async () => {
    expect(await post({ 'csp-report': report })).toBe(204);
    expect(told()).toEqual([{ directive: 'script-src-elem', blocked: 'https://evil.example', page: 'mailto' }]);
    expect(JSON.stringify(app.logged)).not.toMatch(/ada|secret/);
    expect(await metricOf(app, 'policy_reports_total')).toBe(1);
  });

  test('reports that a browser sends in a batch', async () => {
    const body = { documentURL: 'http://localhost/en/cdn', effectiveDirective: 'style-src', blockedURL: 'inline' };
    const one = { type: 'csp-violation', body };
    const same = { directive: 'style-src', blocked: 'inline', page: 'cdn' };
    expect(await post([one, one], 'application/reports+json')).toBe(204);
    expect(told()).toEqual([same, same]);
  });

  test.each<[string, unknown, string, number]>([
    ['no JSON', '{', 'application/csp-report', 204],
    ['something else', { hello: 1 }, 'application/reports+json', 204],
    ['another type', { 'csp-report': report }, 'application/json', 204],
    ['more than a report holds', 'x'.repeat(9000), 'application/csp-report', 400],
  ])('%s is answered and not logged', async (_name, body, type, status) => {
    expect([await post(body, type), told()]).toEqual([status, []]);
  });

  test('a made-up directive or page is not repeated in the log', async () => {
    await post({
      'csp-report': { 'document-uri': '::', 'effective-directive': 'a b\n', 'blocked-uri': 'javascript:1' },
    });
    expect(told()).toEqual([{ directive: 'other', blocked: 'javascript:', page: expect.any(String) }]);
  });

  test('a flood is logged thirty times a minute', async () => {
    await Promise.all(Array.from({ length: 60 }, () => post({ 'csp-report': report })));
    expect(told()).toHaveLength(30);
  });

  test('Server-Timing tells how long the steps took, on request', async () => {
    const asked = await app.get('/en/cdn', { 'X-Server-Timing': '1' });
    expect(asked.headers['server-timing']).toMatch(/^data;dur=\d+\.\d, render;dur=\d+\.\d$/);
    expect((await app.get('/en/server')).headers).not.toHaveProperty('server-timing');
  });
});
