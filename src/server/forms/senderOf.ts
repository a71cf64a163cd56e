// Keys under which the store counts files and answers of one sender, without storing the address.
import { clientKey } from '../ops/clientKey.ts';
import type { Secrets } from '../secrets.ts';
import type { Sender } from '../store/fileRoom.ts';

/** `network`: 48 bits of IPv6 are the most that a provider assigns to one customer. */
export const senderOf = (secrets: Secrets, address: string): Sender => ({
  owner: secrets.sign('limits', `owner ${clientKey(address)}`),
  network: secrets.sign('limits', `network ${clientKey(address, 48)}`),
});
