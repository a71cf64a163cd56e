// What parts that live in the browser know about the page: exactly what the server puts into the JSON block.
import { createContext, use } from 'react';
import type { PageState } from './PageState.ts';

export const ShownPageContext = createContext<PageState | undefined>(undefined);

export function useShownPage(): PageState {
  const shown = use(ShownPageContext);
  if (!shown) throw new Error('useShownPage needs a ShownPageContext above it');
  return shown;
}
