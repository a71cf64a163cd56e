// The network that an address belongs to, wide enough to be many people's: a /24 of IPv4, a /48 of IPv6.
import { isIP } from 'node:net';

const groupsInAll = 8;

/** As the standard writes it: of one address there is one form. */
const canonical = (address: string): string => URL.parse(`http://[${address}]`)?.hostname.slice(1, -1) ?? '';

const groupsOf = (part: string): string[] => part.split(':').filter(Boolean);

/** Empty for what is no address. */
export function networkOf(address: string): string {
  const bare = address.replace(/%.*$/, '');
  if (isIP(bare) === 4) return bare.replace(/\.\d+$/, '.0/24');
  if (isIP(bare) !== 6) return '';
  const [before = '', after = ''] = canonical(bare).split('::');
  const [head, tail] = [groupsOf(before), groupsOf(after)];
  const zeros = Array.from({ length: Math.max(0, groupsInAll - head.length - tail.length) }, () => '0');
  const groups = [...head, ...zeros, ...tail];
  // An address of IPv4 in the dress of one of IPv6.
  if (groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff') {
    const [high = 0, low = 0] = groups.slice(6).map((group) => Number.parseInt(group, 16));
    return `${high >> 8}.${high & 255}.${low >> 8}.0/24`;
  }
  return `${groups.slice(0, 3).join(':')}::/48`;
}
