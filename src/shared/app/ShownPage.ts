// What live parts know about the page: exactly what the server puts into the JSON block.
import { createContext, use } from 'react';
import type { ShownPage } from './PageState.ts';

/** No check and no message for a missing value: the first read fails anyway, and a message would be sent to every visitor. */
export const ShownPageContext = createContext<ShownPage>(undefined as never);

export const useShownPage = (): ShownPage => use(ShownPageContext);
