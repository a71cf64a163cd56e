/** Name of the chunk with the page's code. A still page has none, except the form code where it has a form. */
import type { PageState } from './PageState.ts';

export const codeOf = ({
  still,
  form,
  chunk,
}: Pick<PageState['page'], 'still' | 'form' | 'chunk'>): string | undefined => (still ? form && 'stillForm' : chunk);
