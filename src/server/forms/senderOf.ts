// Under which names the sender of files and sums is counted: keyed hashes, which reveal no address.
import { clientKey } from '../ops/clientKey.ts';
import type { Secrets } from '../secrets.ts';
import type { Sender } from '../store/fileRoom.ts';

/** `network`: 48 bits of IPv6 are the most that a provider assigns to one customer. */
export const senderOf = (secrets: Secrets, address: string): Sender => ({
  // With another word, what is counted already would count for nobody.
  address: secrets.sign('limits', `owner ${clientKey(address)}`),
  network: secrets.sign('limits', `network ${clientKey(address, 48)}`),
});
