// How many messages of the outbox have not been delivered: those that wait, and those that were refused.
import type { Store } from '../../src/server/store/openStore.ts';

export async function undelivered({ outbox }: Pick<Store, 'outbox'>): Promise<number> {
  const { waiting, refused } = await outbox.counts();
  return waiting + refused;
}
