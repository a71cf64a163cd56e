// What live parts know about the page: exactly what the server puts into the JSON block.
import { createContext, use } from 'react';
import type { ShownPage } from './PageState.ts';

export const ShownPageContext = createContext<ShownPage | undefined>(undefined);

export function useShownPage(): ShownPage {
  const shown = use(ShownPageContext);
  if (!shown) throw new Error('useShownPage needs a ShownPageContext above it');
  return shown;
}
