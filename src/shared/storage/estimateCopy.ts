// This browser's copy of the estimate, for pages that show what is in it. The estimate itself is in its page's address.
import { estimateName } from './kept.ts';
import { forget, recall, remember } from './localCache.ts';

/** Texts in the language of `page`: the total in `said`, the amount of each line in `held`, by `lineKey`. */
export type EstimateCopy = { page: string; said: string; held: Readonly<Record<string, string>> };

/** For the visit alone, where the browser refuses storage. */
let unstored: EstimateCopy | undefined;

export function keepEstimate({ page, said, held }: EstimateCopy): void {
  const copy = said === '' ? undefined : ({ page, said, held } satisfies EstimateCopy);
  if (copy) remember(estimateName, copy);
  else forget(estimateName);
  unstored = recall(estimateName) ? undefined : copy;
}

export const keptEstimate = (): EstimateCopy | undefined =>
  (recall(estimateName) as EstimateCopy | undefined) ?? unstored;
