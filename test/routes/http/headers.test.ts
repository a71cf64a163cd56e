// Security headers on every kind of answer, and a content policy that allows exactly what a page contains.
import { createHash } from 'node:crypto';
import { inside, outside, startApp } from '../../support/app.ts';
import { clientOf } from '../../support/client.ts';
import { tagsOf } from '../../support/html.ts';
import { siteOf } from '../../support/siteOf.ts';

const site = siteOf(startApp);

const common = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
};

const asset = async () => {
  const { text } = await site.get('/en');
  return tagsOf(text, 'link').find(({ rel }) => rel === 'stylesheet')?.['href'] ?? '';
};

const answers: [kind: string, path: () => Promise<string> | string, status: number][] = [
  ['a page', () => '/en/cdn', 200],
  ['the root', () => '/', 200],
  ['a page from memory', () => '/en/cdn', 200],
  ['a personal link', () => '/en/c0c10d2026a1', 200],
  ['an expired link', () => '/en/c0c10d2025f7', 410],
  ['the mail page', () => '/mailto/a@example.com', 200],
  ['the 404 page', () => '/no-such-page', 404],
  ['the error page', () => '/en/error', 500],
  ['a permanent move', () => '/zh_CN/cdn', 301],
  ['a check', () => '/en/no-such-page', 302],
  ['an asset', asset, 200],
  ['a missing asset', () => '/assets/gone.00000000.js', 404],
  ['a file', () => '/favicon.svg', 200],
  ['the API', () => '/webapi/website/configuration', 200],
];

// nginx answers a malformed address itself.
if (!outside) answers.push(['a bad address', () => '/en/%E0%A4%A', 400]);

test.each(answers)('%s', async (kind, path, status) => {
  const answer = await site.get(await path());
  expect(answer.status).toBe(status);
  // The address of a personal link grants access.
  const own = kind.endsWith(' link') ? { 'referrer-policy': 'no-referrer' } : {};
  expect(answer.headers).toMatchObject({ ...common, ...own });
  expect(answer.headers['permissions-policy']).toContain('camera=()');
  expect(answer.headers).not.toHaveProperty('x-powered-by');
  // A proxy in front may add its own name.
  if (!outside) expect(answer.headers).not.toHaveProperty('server');
  const isPage = answer.headers['content-type']?.startsWith('text/html');
  if (isPage) expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
  if (isPage && status >= 300 && status !== 404 && status !== 500)
    expect(answer.headers['cache-control']).toContain('no-store');
});

const directives = (policy: string) =>
  Object.fromEntries(policy.split(';').map((part) => [part.split(' ')[0] ?? '', part.split(' ').slice(1)]));

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test.each([
  '/',
  '/en',
  '/zh-tw/cdn',
  '/en/blog',
  '/en/blog/cdn-decimal-tb',
  '/en/contact_us',
  '/en/contact_us?sent=CO-7Q2M-4KXA',
  '/zh/promotion002',
  '/404',
  '/en/error',
  '/en/c0c10d2026a1',
  '/en/c0c10d2025f7',
  '/mailto/a@example.com',
  '/en?dialog=login',
])('the policy of %s allows its own script and style by hash and nothing else inline', async (path) => {
  const { text: html, headers } = await site.get(path);
  // A site's default only reports Trusted Types; this test enforces them.
  const reported = headers['content-security-policy-report-only'] ?? '';
  const policy = { ...directives(reported), ...directives(String(headers['content-security-policy'])) };
  delete policy[''];
  const scripts = [...html.matchAll(/<script(?![^>]*application\/(?:ld\+)?json)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, text = '']) => text,
  );
  const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, text = '']) => text);
  expect(scripts).toHaveLength(1);
  expect(styles).toHaveLength(1);
  // Compared as a whole: one directive or source more or less is a fault.
  expect(policy).toEqual({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts.map(hashOf)],
    'style-src': ["'self'", ...styles.map(hashOf)],
    'img-src': ["'self'", 'data:'],
    'connect-src': ["'self'"],
    'font-src': ["'self'"],
    'manifest-src': ["'self'"],
    'media-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'object-src': ["'none'"],
    'report-uri': ['/reports'],
    'report-to': ['csp'],
    'require-trusted-types-for': ["'script'"],
    ...(reported === '' && { 'trusted-types': ['default', 'html'] }),
  });
  expect(headers['reporting-endpoints']).toBe('csp="/reports"');
  expect(html).not.toMatch(/<[^>]+\sstyle="/);
  expect(html).not.toMatch(/<[^>]+\son[a-z]+="/);
  expect(html).not.toMatch(/(?:src|href)="https?:\/\/(?!cocloud\.example)[^"]*\.(?:js|css|png|woff2?)"/);
});

inside('Trusted Types', () => {
  async function policiesOf(path: string, env: Record<string, string>): Promise<unknown[]> {
    const own = await startApp({ env });
    const { headers } = await own.get(path);
    await own.close();
    return ['content-security-policy', 'content-security-policy-report-only'].map((name) =>
      (headers[name] ?? '').split(';').filter((part) => /types|report-uri/.test(part)),
    );
  }
  const required = "require-trusted-types-for 'script'";
  const asked = [required, 'trusted-types default html'];
  const told = 'report-uri /reports';
  const captcha = 'turnstile:site-key:secret';

  test.each([
    ['reported, until staff say otherwise', '/en', { TRUSTED_TYPES: 'report' }, [[told], [required, told]]],
    ['enforced, when they do', '/en', { TRUSTED_TYPES: 'enforce' }, [[...asked, told], []]],
    ['not asked beside the script of another house', '/en/contact_us', { CAPTCHA: captcha }, [[told], []]],
    ['asked where that script is not', '/en', { CAPTCHA: captcha }, [[...asked, told], []]],
  ])('are %s', async (_name, path, env, expected) => {
    expect(await policiesOf(path, env as Record<string, string>)).toEqual(expected);
  });
});

test('pages over plain HTTP have no HSTS header', async () => {
  const { headers } = await clientOf(site.base, 'localhost:3000').get('/en');
  expect(headers).not.toHaveProperty('strict-transport-security');
});

test('caches must revalidate pages, and never store private ones', async () => {
  expect((await site.get('/en')).headers['cache-control']).toContain('max-age=0');
  expect((await site.get('/en/c0c10d2026a1')).headers['cache-control']).toBe('private, no-store');
});
