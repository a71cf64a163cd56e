// The banner's dialog as the page holds it.
import { livePart } from '../../live/livePart.tsx';

export const AdDialog = livePart(/* #__LOADABLE__ */ () => import('./AdDialogLive.tsx'), {
  needs: [],
  texts: [],
  when: 'needed',
});
