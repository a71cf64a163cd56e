// Generates hostile words and whole hostile requests in a random order that a seed repeats.
import { randomInt } from 'node:crypto';
import { counts } from './faults.ts';

/** Markup that would run if a response repeated it unescaped. */
const markup = ['<img src=x onerror=q7x()>', '"><svg/onload=q7x()>', '</script><script>q7x()</script>'];
export const isReflected = (body: string): boolean =>
  /<img src=x onerror=q7x|<svg\/onload=q7x|<script>q7x|\nx-evil:/i.test(body);

const words = [
  ...markup,
  "' OR 1=1 --",
  '${7*7}{{7*7}}<%= 7*7 %>',
  '../../../../etc/passwd',
  '..%2f..%2f..%2fetc%2fpasswd',
  '%00',
  '%',
  '%e0%a4%a',
  '%c0%af',
  '%ff%fe',
  '%0d%0aX-Evil:%201',
  '\\..\\..\\windows',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'javascript:q7x()',
  '//evil.example',
  '/\\evil.example',
  'http://169.254.169.254/latest/meta-data',
  '\u202e\u0000'.slice(0, 1),
  'ÿþ',
  '%F0%9F%92%A9',
  'A'.repeat(2_000),
  ';x=1',
  '*',
  '~',
  '|',
  '',
  '.',
  '-1',
  '1e309',
  'NaN',
  '99999999999999999999',
  'null',
  'true',
  '[]',
  '{}',
];
const ours = ['en', 'zh-tw', 'zh', 'pt', 'jp', 'cdn', 'sms', 'blog', 'FAQ', 'contact_us', 'mailto', 'assets', 'webapi'];

export type Chance = (below: number) => number;

/**
 * Mulberry32: the same seed gives the same sequence. Everyday runs use a fixed seed; full counts choose one and print
 * it.
 */
export function chanceOf(seed: number = counts(1, randomInt(2 ** 31))): Chance {
  let state = seed;
  if (counts(false, true)) process.stdout.write(`what chance decides: seed ${seed}\n`);
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

export const oneOf = <T>(chance: Chance, list: readonly T[]): T => list[chance(list.length)] as T;
export const word = (chance: Chance): string => oneOf(chance, words);

export function hostilePath(chance: Chance): string {
  const segments = Array.from({ length: 1 + chance(4) }, () => (chance(3) ? oneOf(chance, ours) : word(chance)));
  const path = `/${segments.join(chance(9) ? '/' : '//')}`.replaceAll(/[ \r\n]/g, '%20');
  if (chance(3)) return path;
  const names = ['q', 'page', 'dialog', 'consent', 'product', 'plan', 'sent', '__proto__[x]', 'a[b][c]', word(chance)];
  const pairs = Array.from({ length: 1 + chance(3) }, () => `${oneOf(chance, names)}=${word(chance)}`);
  return `${path}?${pairs.join('&')}`.replaceAll(/[ \r\n]/g, '%20');
}

const headers = ['Cookie', 'Referer', 'Accept-Encoding', 'If-None-Match', 'Accept-Language', 'User-Agent', 'Range', 'Origin',
  'X-Forwarded-For', 'X-Forwarded-Host', 'X-Forwarded-Proto', 'Forwarded', 'Sec-Fetch-Site', 'Accept', 'Content-Type',
  'If-Modified-Since', 'Expect', 'Upgrade', 'X-Original-URL', 'Save-Data', 'Prefer', 'Te', 'Via', 'Authorization']; // prettier-ignore
const cookie = (chance: Chance) => oneOf(chance, ['consent', 'notice', 'locale', 'session', 'member']);

export function hostileHeader(chance: Chance): string {
  const name = oneOf(chance, headers);
  const value = name === 'Cookie' && chance(2) ? `${cookie(chance)}=${word(chance)}` : word(chance);
  return `${name}: ${value}`;
}

/** Sometimes not even valid HTTP. */
export function hostileRequest(chance: Chance, host: string): string {
  const method = chance(8)
    ? 'GET'
    : oneOf(chance, ['HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'TRACE', 'PROPFIND', 'get', 'G\tT']);
  const version = chance(400) ? 'HTTP/1.1' : oneOf(chance, ['HTTP/1.0', 'HTTP/2.0', 'HTTP/9.9', '']);
  const target = chance(60) ? hostilePath(chance) : `http://evil.example${hostilePath(chance)}`;
  const more = Array.from({ length: chance(4) }, () => hostileHeader(chance));
  const broken = chance(300)
    ? []
    : [oneOf(chance, ['Content-Length: -1', 'Content-Length: 1e3', ' folded', 'a b: c', ':'])];
  return [
    `${method} ${target} ${version}`,
    `Host: ${chance(200) ? host : word(chance)}`,
    ...more,
    ...broken,
    ...(method === 'GET' || method === 'HEAD' ? [] : ['Content-Length: 0']),
    '',
    '',
  ].join('\r\n');
}
