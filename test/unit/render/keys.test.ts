// Cache keys of shared pages, encodings, headers, and the meaning of news addresses.
import { codingFor } from '../../../src/server/http/coding.ts';
import { articleBelow, newsAddress } from '../../../src/server/render/newsAddress.ts';
import { policyHeaders, securityHeaders, type Policy } from '../../../src/server/http/securityHeaders.ts';
import { keyOf, readVaries, varyHeader } from '../../../src/server/http/varies.ts';

test.each([
  [{}, false, '#ask'],
  [{ consent: 'accept' }, true, ''],
  [{ consent: 'reject' }, true, ''],
  [{ consent: '' }, false, '#ask'],
  [{ consent: ['accept'] }, false, '#ask'],
])('of the cookies %j a shared page uses one value', (cookies, consent, key) => {
  const varies = readVaries(cookies);
  expect([varies, keyOf(varies)]).toEqual([{ consent }, key]);
});

test('Vary names what a page depends on', () => {
  expect(varyHeader).toBe('Accept-Encoding, Cookie');
});

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0, gzip;q=0', 'identity'],
  ['*;q=0', 'identity'],
  ['gzip;q=1, br;q=0.1', 'gzip'],
  ['deflate', 'identity'],
  ['identity, br;q=0.5', 'identity'],
  ['gzip, br', 'br'],
  ['BR', 'br'],
  ['*', 'br'],
  [`gzip${', x'.repeat(100)}`, 'gzip'],
] as const)('a client that accepts %s gets %s, also the second time', (accepted, coding) => {
  expect([codingFor(accepted), codingFor(accepted)]).toEqual([coding, coding]);
});

test('any number of different Accept-Encoding lines, as only attackers send, changes no answer', () => {
  const lines = Array.from({ length: 500 }, (_, at) => `gzip;q=0.${at + 100}${at % 2 ? ', br' : ''}`);
  for (const line of [...lines, ...lines]) expect(codingFor(line)).toBe(line.includes('br') ? 'br' : 'gzip');
});

test('a policy names what a page contains and where to report', () => {
  const base =
    "img-src 'self' data:;connect-src 'self';font-src 'self';manifest-src 'self';media-src 'self';base-uri 'none';form-action 'self';frame-ancestors 'none';object-src 'none';report-uri /reports;report-to csp";
  expect(policyHeaders({ scripts: ["'sha256-a'"], styles: ["'sha256-b'"], types: 'none' })).toEqual({
    'Content-Security-Policy': `default-src 'none';script-src 'self' 'sha256-a';style-src 'self' 'sha256-b';${base}`,
    'Reporting-Endpoints': 'csp="/reports"',
  });
  const framed = policyHeaders({ scripts: [], styles: [], frames: ['https://check.example'], types: 'none' });
  expect(framed['Content-Security-Policy']).toContain("data:;frame-src https://check.example;connect-src 'self'");
});

test('browsers refuse or report what passes none of our Trusted Types policies, as the page wishes', () => {
  const by = (types: Policy['types']) => policyHeaders({ scripts: [], styles: [], types });
  const trusted = "require-trusted-types-for 'script'";
  expect(by('enforce')['Content-Security-Policy']).toContain(`;${trusted};trusted-types default html;report-uri`);
  const { 'Content-Security-Policy': plain, ...others } = by('report');
  expect(others).toEqual({
    'Content-Security-Policy-Report-Only': `${trusted};report-uri /reports`,
    'Reporting-Endpoints': 'csp="/reports"',
  });
  expect([plain, plain?.includes('trusted')]).toEqual([by('none')['Content-Security-Policy'], false]);
  expect(by('enforce')).not.toHaveProperty('Content-Security-Policy-Report-Only');
});

test('what one page may run as a script, another may not', () => {
  const [hash, types] = ["'sha256-a'", 'none'] as const;
  const policies = [
    policyHeaders({ scripts: [hash], styles: [], types }),
    policyHeaders({ scripts: [], styles: [hash], types }),
    policyHeaders({ scripts: [], styles: [], frames: [hash], types }),
    policyHeaders({ scripts: [], styles: [], types }),
  ];
  expect(policies.map((policy) => policy['Content-Security-Policy']?.includes(`script-src 'self' ${hash}`))).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

test('only https responses have HSTS', () => {
  const common = {
    'Cross-Origin-Embedder-Policy': 'require-corp',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
  };
  expect(securityHeaders('http://a.example')).toEqual(common);
  expect(securityHeaders('https://a.example')).toEqual({
    ...common,
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  });
});

const categoryOf = (id: string) => (id === 'one' ? ('company' as const) : undefined);
const meaning = (path: string) => {
  const within = newsAddress(path.split('/'), categoryOf);
  if (!within || 'to' in within) return within?.to;
  return within.page ? `${within.page.id} ${JSON.stringify(within.params)}` : 'nothing';
};

test.each([
  ['blog', undefined],
  ['cdn/one', undefined],
  ['blog/a/b/c', undefined],
  ['blog/one', 'article {"id":"one"}'],
  ['cloud-news/one', 'article {"id":"one"}'],
  ['blog/company/one', 'article {"id":"one"}'],
  ['blog/cloud-news/one', 'blog/company/one'],
  ['Blog/one', 'blog/one'],
  ['BLOG/company/one', 'blog/company/one'],
  ['blog/company', 'blog {"cat":"company"}'],
  ['cloud-news/cloud-news', 'cloudNews {"cat":"cloud-news"}'],
  ['blog/Company', 'blog/company'],
  ['Blog/company', 'blog/company'],
  ['blog/two', 'nothing'],
  ['blog/company/two', 'nothing'],
  ['blog/two/company', 'nothing'],
])('%s means %s', (path, expected) => {
  expect(meaning(path)).toBe(expected);
});

test.each([
  ['/blog/one', 'one'],
  ['/en/cloud-news/one/', 'one'],
  ['/zh-tw/blog/company/one?from=mail', 'one'],
  ['/blog/company', undefined],
  ['/en/blog/cloud-news/?page=2', undefined],
  ['/blog', undefined],
  ['/cdn/one', undefined],
  ['/blog/company/one/two', undefined],
])('the address %s may name the article %s', (address, id) => {
  expect(articleBelow(address)).toBe(id);
});
