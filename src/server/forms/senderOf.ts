// Whose files and answers are counted together in the store, under names that tell no address.
import { clientKey } from '../ops/clientKey.ts';
import type { Secrets } from '../secrets.ts';
import type { Sender } from '../store/fileRoom.ts';

/** The address itself is kept nowhere. One IPv6 network of 48 bits is the most that a provider gives to one customer. */
export const senderOf = (secrets: Secrets, address: string): Sender => ({
  owner: secrets.sign('limits', `owner ${clientKey(address)}`),
  network: secrets.sign('limits', `network ${clientKey(address, 48)}`),
});
