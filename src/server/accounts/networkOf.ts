// The network that an address belongs to, wide enough to be many people's: a /24 of IPv4, a /48 of IPv6.
import { isIP, isIPv4 } from 'node:net';
import { clientKey } from '../ops/clientKey.ts';

/** Empty for what is no address. */
export function networkOf(address: string): string {
  const [plain = ''] = address.split('%');
  if (isIP(plain) === 0) return '';
  const key = clientKey(plain, 48);
  return isIPv4(key) ? key.replace(/\.\d+$/, '.0/24') : `${key}::/48`;
}
