// Addresses that count as one client: an IPv4 address in any spelling, and an IPv6 network of 64 bits; nginx counts the
// same.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { clientKey } from '../../../src/server/ops/clientKey.ts';

const conf = readFileSync(path.join(__dirname, '../../../deploy/nginx.conf'), 'utf8');

/** The rows of nginx's `map $remote_addr $client`. */
const rules = [...(/map \$remote_addr \$client \{([^}]+)\}/.exec(conf)?.[1] ?? '').matchAll(/^\s*(\S+) (\S+);$/gm)].map(
  ([, pattern = '', value = '']) => ({ pattern, value: value.replaceAll(/^"|"$/g, '') }),
);

function nginxKey(address: string): string {
  for (const { pattern, value } of rules.filter(({ pattern: each }) => each.startsWith('"~'))) {
    const found = new RegExp(pattern.slice(2, -1)).exec(address);
    if (found) return value.replaceAll(/\$(\d)/g, (_all, at: string) => found[Number(at)] ?? '');
  }
  return address;
}

/** An address as systems write it: without leading zeros and with the longest run of zeros omitted. */
const asWritten = (address: string): string => new URL(`http://[${address}]`).hostname.slice(1, -1);

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::FFFF:c000:207', '192.0.2.7'],
  ['2001:db8:0:7::1', '2001:db8:0:7'],
  ['2001:0DB8:0000:0007:ffff:0:0:1', '2001:db8:0:7'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['::1', '0:0:0:0'],
  ['', ''],
  ['unix:', 'unix:'],
])('%s counts as %s', (address, key) => {
  expect(clientKey(address)).toBe(key);
});

test('a provider gives one line a network of at most 48 bits', () => {
  expect(clientKey('2001:db8:7:1::5', 48)).toBe('2001:db8:7');
  expect(clientKey('192.0.2.7', 48)).toBe('192.0.2.7');
});

/** Every pattern of zero and non-zero groups: 256 addresses, each with two endings. */
const patterns = Array.from({ length: 256 }, (_, bits) =>
  Array.from({ length: 8 }, (_group, at) => (bits & (1 << at) ? `a${at}` : '0')).join(':'),
);

test('nginx counts every address as the site does', () => {
  expect(rules.length).toBeGreaterThan(5);
  const told = patterns.map((address) => [address, nginxKey(asWritten(address))]);
  expect(told).toEqual(patterns.map((address) => [address, clientKey(address)]));
  expect(nginxKey('192.0.2.7')).toBe('192.0.2.7');
  expect(nginxKey('::ffff:192.0.2.7')).toBe('192.0.2.7');
});
