// A page on which nothing behaves, as one static part.
import loadable from '@loadable/component';
import type { ComponentType } from 'react';
import { staticPart } from './staticPart.tsx';

type Props = { chunk: string };
type StillModule = { Page: ComponentType };

const StillChunk = loadable(({ chunk }: Props) => import(`../pages/${chunk}/StillPage.tsx`), {
  cacheKey: ({ chunk }: Props) => chunk,
  resolveComponent: (module: StillModule) => module.Page,
});

export const StillPage = /*#__PURE__*/ staticPart(
  'StillPage',
  function StillPage({ chunk }: Props) {
    return <StillChunk chunk={chunk} />;
  },
  'request',
);
