// The code of each page folder as its own chunk: available at once on the server, loaded when needed in the browser.
import loadable from '@loadable/component';
import type { ComponentType } from 'react';
import { staticPart } from '../app/staticPart.tsx';

type Props = { chunk: string };
type PageModule = { Page: ComponentType };

export const PageChunk = loadable(({ chunk }: Props) => import(`../pages/${chunk}/Page.tsx`), {
  cacheKey: ({ chunk }: Props) => chunk,
  resolveComponent: (module: PageModule) => module.Page,
});

const StillChunk = loadable(({ chunk }: Props) => import(`../pages/${chunk}/StillPage.tsx`), {
  cacheKey: ({ chunk }: Props) => chunk,
  resolveComponent: (module: PageModule) => module.Page,
});

/** A page without behaviour, as one static part: the browser gets no code for it. */
export const StillPage = /*#__PURE__*/ staticPart(
  'StillPage',
  function StillPage({ chunk }: Props) {
    return <StillChunk chunk={chunk} />;
  },
  'request',
);
