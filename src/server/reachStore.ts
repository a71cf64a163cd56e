// Opens the store when it is first needed and tries again after a failure, so that pages are served without it.
import type { Store } from './store/openStore.ts';

export type ReachStore = {
  /** Rejects with a NeighbourFault while the store cannot be opened. */
  use: () => Promise<Store>;
  close: () => Promise<void>;
};

/** While it is down, a visitor's form must not wait for a connection that has just failed. */
const pauseMs = 2_000;

/** `passed`: milliseconds that nobody can set back, unlike the time of day. */
export function reachStore(open: () => Promise<Store>, passed = () => performance.now()): ReachStore {
  let opening: Promise<Store> | undefined;
  let failedAt: number | undefined;
  let closed = false;
  return {
    use() {
      if (closed) return Promise.reject(new Error('The site is closing'));
      if (failedAt !== undefined && passed() - failedAt > pauseMs) opening = undefined;
      if (!opening) {
        failedAt = undefined;
        opening = open();
        opening.catch(() => {
          failedAt = passed();
        });
      }
      return opening;
    },
    async close() {
      closed = true;
      const store = await opening?.catch(() => undefined);
      await store?.close();
    },
  };
}
