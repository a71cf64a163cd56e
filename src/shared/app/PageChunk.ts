// The page's own code, one chunk a folder: there at once on the server, fetched when needed in the browser.
import loadable from '@loadable/component';
import type { ComponentType } from 'react';

type Props = { chunk: string };
type PageModule = { Page: ComponentType };

export const PageChunk = loadable(({ chunk }: Props) => import(`../pages/${chunk}/Page.tsx`), {
  cacheKey: ({ chunk }: Props) => chunk,
  resolveComponent: (module: PageModule) => module.Page,
});
