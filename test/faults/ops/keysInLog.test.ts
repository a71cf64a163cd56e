// Row 39: an address that opens something is in no line of ours, nor in one of nginx (npm run test:nginx reads those of a real one).
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../support/app.ts';
import { report } from '../../support/faults.ts';
import { keyAddresses } from '../../support/keyAddresses.ts';
import { startServer } from '../../support/serverProcess.ts';

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
  // Nothing else of a request is in a line.
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
