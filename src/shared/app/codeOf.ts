// Which folder's Page.tsx the browser gets the code of: none for a still page, but what its form needs where it has one.
import type { PageState } from './PageState.ts';

export const codeOf = ({
  still,
  form,
  chunk,
}: Pick<PageState['page'], 'still' | 'form' | 'chunk'>): string | undefined => (still ? form && 'stillForm' : chunk);
