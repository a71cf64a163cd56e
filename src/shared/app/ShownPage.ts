// What live parts know about the page: exactly what the server puts into the JSON block.
import { createContext, use } from 'react';
import type { ShownPage } from './PageState.ts';

/** Without one the first read fails by itself; a sentence about it would travel to every visitor. */
export const ShownPageContext = createContext<ShownPage>(undefined as never);

export const useShownPage = (): ShownPage => use(ShownPageContext);
