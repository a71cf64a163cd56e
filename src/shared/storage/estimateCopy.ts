// This browser's copy of its estimate, for pages that show how much there is in it: the estimate itself is its address.
import { estimateName } from './kept.ts';
import { forget, recall, remember } from './localCache.ts';

/** `said`: what it comes to, in the language of its page. */
export type EstimateCopy = { page: string; said: string };

export function keepEstimate({ page, said }: EstimateCopy): void {
  if (said !== '') remember(estimateName, { page, said } satisfies EstimateCopy);
  else forget(estimateName);
}

export const keptEstimate = (): EstimateCopy | undefined => recall(estimateName) as EstimateCopy | undefined;
