// The frame's menus and panels as the page holds them.
import { livePart } from '../live/livePart.tsx';

export const Navigation = livePart(/* #__LOADABLE__ */ () => import('./NavigationLive.tsx'), {
  needs: ['menuEntries'],
  texts: ['navigation'],
});
