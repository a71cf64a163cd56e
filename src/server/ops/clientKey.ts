// The key under which a client's requests are counted: one IPv4 address, or the 64-bit network that one IPv6 line has.
import { isIP, isIPv6 } from 'node:net';

/** An IPv4 address as an IPv6 socket reports it, in the spelling of `URL`. */
const mapped = /^\[::ffff:([0-9a-f]+):([0-9a-f]+)\]$/;

const quarters = (...pairs: readonly string[]): string =>
  pairs
    .flatMap((pair) => {
      const bits = Number.parseInt(pair, 16);
      return [bits >> 8, bits & 255];
    })
    .join('.');

/** `bits`: how much of an IPv6 address counts; a line has a /64 to a /48 of its own. Text that is no address is its own key. */
export function clientKey(address: string, bits: 48 | 64 = 64): string {
  const [plain = ''] = address.split('%');
  if (isIP(plain) === 0 || !isIPv6(plain)) return plain;
  // `URL` gives each address one spelling: lower case, no leading zeros, the longest run of zeros left out.
  const { hostname } = new URL(`http://[${plain}]`);
  const [, high, low] = mapped.exec(hostname) ?? [];
  if (high && low) return quarters(high, low);
  const [before = '', after] = hostname.slice(1, -1).split('::');
  const head = before === '' ? [] : before.split(':');
  const tail = after ? after.split(':') : [];
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => '0');
  return [...head, ...zeros, ...tail].slice(0, bits / 16).join(':');
}

/** The keys of one line, and of the network of its customer where that is wider. */
export function clientKeys(address: string): string[] {
  const [line, network] = [clientKey(address), clientKey(address, 48)];
  return line === network ? [line] : [line, `${network}::/48`];
}
