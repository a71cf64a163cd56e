// Row 39: addresses that open something appear neither in our log nor in nginx's (npm run test:nginx checks a real
// one).
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../support/app.ts';
import { report } from '../../support/faults.ts';
import { randomBytes } from 'node:crypto';
import { startServer } from '../../support/serverProcess.ts';

const hash = randomBytes(20).toString('hex');
const upload = randomBytes(16).toString('hex');
const token = `A1-${randomBytes(18).toString('base64url')}`;
const percent = (text: string): string => text.replace(/./g, (letter) => `%${letter.charCodeAt(0).toString(16)}`);

/** Kind, address, and the part that no log may contain. */
const keyAddresses: readonly (readonly [string, string, string])[] = [
  ['a link to verify, for a new password, an invitation', `/en/${hash}`, hash],
  ['the same in capitals', `/en/${hash.toUpperCase()}`, hash.toUpperCase()],
  [
    'the same with a letter written otherwise',
    `/en/%${hash.charCodeAt(0).toString(16)}${hash.slice(1)}`,
    hash.slice(1),
  ],
  ['the same written otherwise as a whole', `/en/${percent(hash)}`, percent(hash)],
  ['the same after a long way', `/en/${'long-way/'.repeat(19)}${hash}`, hash.slice(0, 20)],
  ['an upload under way', `/webapi/upload/${upload}?draft=${token}`, upload],
  ['a file of an enquiry', `/attachment/${upload}.pdf?until=1&signature=${token}`, token],
  ['an article ahead of its time', `/en/preview/one/1/${hash}${hash}`, hash],
  ['what is kept under a mixed key', `/en/estimate/${token}`, token],
  ['a query', `/en/login?token=${token}`, token],
];

test('our own lines', async () => {
  const server = await startServer({ env: { LOG_LEVEL: 'debug' } });
  for (const [, address] of keyAddresses)
    for (const method of ['GET', 'POST'])
      await (
        await fetch(server.base + address, { method, redirect: 'manual', headers: { Referer: server.base + address } })
      ).text();
  await (await fetch(`${server.base}/en/cdn`)).text();
  await server.stop();
  const output = server.output();
  const found = keyAddresses.filter(([, , key]) => output.includes(key)).map(([kind]) => kind);
  report({
    row: 39,
    fault: 'addresses that open something',
    promise: 'no line says them',
    count: `${keyAddresses.length} kinds × 2`,
    result: `${found.length} found`,
    lost: found.length,
  });
  expect(output).toContain('/en/{hash}');
  expect(found).toEqual([]);
});

test("nginx's lines, by the rules of its file", () => {
  const text = readFileSync(path.join(root, 'deploy/nginx.conf'), 'utf8');
  const [, format = ''] = /log_format site ([^;]+);/.exec(text) ?? [];
  expect(text.match(/access_log [^;]+;/g)?.filter((line) => !/ site;| off;/.test(line))).toEqual([]);
  expect(text).toMatch(/^error_log \S+ crit;$/m);
  // The log format uses no other part of the request.
  const named = new Set(format.match(/\$\w+/g));
  for (const wrong of ['$request', '$request_uri', '$uri', '$args', '$query_string', '$http_referer', '$http_cookie'])
    expect(named).not.toContain(wrong);
  const [, rules = ''] = /map \$request_uri \$logged_path \{([^}]*\{encoded\}[\s\S]*?)\n {2}\}/.exec(text) ?? [];
  const patterns = [...rules.matchAll(/^ *'~(.+)' '([^']+)';$/gm)].map(([, pattern = '', to = '']) => ({
    pattern: new RegExp(pattern),
    to: to.replace(/\$(\w+)/g, '$<$1>'),
  }));
  expect(patterns).toHaveLength(2);
  const logged = (address: string): string => {
    const rule = patterns.find(({ pattern }) => pattern.test(address));
    const [whole = ''] = rule?.pattern.exec(address) ?? [];
    return rule ? whole.replace(rule.pattern, rule.to) : '{encoded}';
  };
  expect(logged('/en/cdn?plan=x')).toBe('/en/cdn');
  expect(logged('/zh-tw/article/how-a-bill-from-2026-is-read')).toBe('/zh-tw/article/how-a-bill-from-2026-is-read');
  expect(logged('/')).toBe('/');
  expect(keyAddresses.filter(([, address, key]) => logged(address).includes(key))).toEqual([]);
  expect(keyAddresses.map(([, address]) => logged(address))).toContain('/en/{hash}');
});
