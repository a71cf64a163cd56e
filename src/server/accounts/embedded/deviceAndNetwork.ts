// Describes where a request came from, in the security log and its mails: the device and the network.
import { isIP, isIPv4 } from 'node:net';
import { clientKey } from '../../ops/clientKey.ts';

const find = (agent: string, rows: readonly (readonly [RegExp, string])[]): string =>
  rows.find(([sign]) => sign.test(agent))?.[1] ?? '';

const browsers = [
  [/Edg\//, 'Edge'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
] as const;

const systems = [
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Windows/, 'Windows'],
  [/Mac OS/, 'macOS'],
  [/Linux/, 'Linux'],
] as const;

/** The browser and system of a User-Agent, as in "Firefox · Windows". */
export const deviceOf = (agent: string): string =>
  [find(agent, browsers), find(agent, systems)].filter(Boolean).join(' · ');

/** The network of an IP address, wide enough to hold many people: a /24 of IPv4, a /48 of IPv6. Empty when it is no address. */
export function networkOf(address: string): string {
  const [plain = ''] = address.split('%');
  if (isIP(plain) === 0) return '';
  const key = clientKey(plain, 48);
  return isIPv4(key) ? key.replace(/\.\d+$/, '.0/24') : `${key}::/48`;
}
