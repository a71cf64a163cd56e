// Whose files and questions are counted together: one address, or the network that one IPv6 line has for itself.
import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';

/** The first 64 bits: whoever has one IPv6 address has as many as he likes behind them. */
function network(address: string): string {
  if (!isIPv6(address) || address.startsWith('::ffff:')) return address.replace('::ffff:', '');
  const [before = '', after] = address.split('::');
  const head = before.split(':');
  const tail = after === undefined ? [] : after.split(':');
  const zeros = Array.from({ length: Math.max(0, 8 - head.length - tail.length) }, () => '0');
  return [...head, ...(after === undefined ? [] : zeros), ...tail].slice(0, 4).join(':');
}

/** The address itself is kept nowhere. */
export const ownerOf = (secret: string, address: string): string =>
  createHmac('sha256', secret)
    .update(`owner ${network(address)}`)
    .digest('base64url');
