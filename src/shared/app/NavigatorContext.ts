// How parts go to another page: on the server not at all, in the browser by its router.
import { createContext } from 'react';
import type { Navigator } from 'react-router';

const still: Navigator = {
  createHref: (to) => (typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`),
  go: () => undefined,
  push: () => undefined,
  replace: () => undefined,
};

export const NavigatorContext = createContext(still);
