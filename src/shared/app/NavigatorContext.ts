// How parts navigate to another page: by the router in the browser; on the server navigation does nothing.
import { createContext } from 'react';
import type { Navigator } from 'react-router';

const serverNavigator: Navigator = {
  createHref: String,
  go: () => undefined,
  push: () => undefined,
  replace: () => undefined,
};

export const NavigatorContext = createContext(serverNavigator);
