// Pseudonyms of upload senders: lines of one IPv6 customer differ but count as one network, and no pseudonym reveals an
// address.
import { senderOf } from '../../../src/server/forms/senderOf.ts';
import { secretsOf } from '../../../src/server/secrets.ts';

const secrets = secretsOf(['0123456789abcdefghijklmnopqrstuv']);
const sender = (address: string) => senderOf(secrets, address);

test('two lines of one customer are two addresses in one network', () => {
  expect(sender('2001:db8:7:1::5').address).toBe(sender('2001:db8:7:1::6').address);
  expect(sender('2001:db8:7:1::5').address).not.toBe(sender('2001:db8:7:2::5').address);
  expect(sender('2001:db8:7:1::5').network).toBe(sender('2001:db8:7:2::5').network);
  expect(sender('2001:db8:7:1::5').network).not.toBe(sender('2001:db8:8:1::5').network);
});

test('neighbours with IPv4 share nothing, and no name is an address', () => {
  expect(sender('192.0.2.7').network).not.toBe(sender('192.0.2.8').network);
  expect(JSON.stringify(sender('192.0.2.7'))).not.toContain('192.0.2');
});
