// Opens the store when it is first needed and tries again after a failure, so that pages are served without it.
import type { Store } from './store/openStore.ts';

export type ReachStore = {
  /** Rejects with a StoreError while the store cannot be opened. */
  use: () => Promise<Store>;
  close: () => Promise<void>;
};

/** While it is down, a visitor's form must not wait for a connection that has just failed. */
const pauseMs = 2_000;

export function reachStore(open: () => Promise<Store>, clock: () => number): ReachStore {
  let opening: Promise<Store> | undefined;
  let failedAt = Number.NEGATIVE_INFINITY;
  return {
    use() {
      if (opening && clock() - failedAt > pauseMs && failedAt > 0) opening = undefined;
      if (!opening) {
        failedAt = Number.NEGATIVE_INFINITY;
        opening = open();
        opening.catch(() => {
          failedAt = clock();
        });
      }
      return opening;
    },
    async close() {
      const store = await opening?.catch(() => undefined);
      opening = undefined;
      await store?.close();
    },
  };
}
