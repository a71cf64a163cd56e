// The dialog as the page holds it.
import { livePart } from '../live/livePart.tsx';

export const Dialog = livePart(/* #__LOADABLE__ */ () => import('./DialogLive.tsx'), {
  needs: [],
  texts: [],
  when: 'needed',
});
