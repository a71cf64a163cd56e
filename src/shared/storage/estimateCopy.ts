// This browser's copy of its estimate, for pages that show how much there is in it: the estimate itself is its address.
import { estimateName } from './kept.ts';
import { forget, recall, remember } from './localCache.ts';

/** In the language of its page: what it comes to, and how much of a line is in it, by `lineKey`. */
export type EstimateCopy = { page: string; said: string; held: Readonly<Record<string, string>> };

export function keepEstimate({ page, said, held }: EstimateCopy): void {
  if (said !== '') remember(estimateName, { page, said, held } satisfies EstimateCopy);
  else forget(estimateName);
}

export const keptEstimate = (): EstimateCopy | undefined => recall(estimateName) as EstimateCopy | undefined;
