// This browser's copy of its estimate, for pages that show how much there is in it: the estimate itself is its address.
import { estimateName } from './kept.ts';
import { forget, recall, remember } from './localCache.ts';

/** `monthUsd`: of its first month, without what is paid once. */
export type EstimateCopy = { code: string; lines: number; monthUsd: number; totalUsd: number };

export function keepEstimate({ code, lines, monthUsd, totalUsd }: EstimateCopy): void {
  if (lines > 0) remember(estimateName, { code, lines, monthUsd, totalUsd } satisfies EstimateCopy);
  else forget(estimateName);
}

export const keptEstimate = (): EstimateCopy | undefined => recall(estimateName) as EstimateCopy | undefined;
