// What says what is happening, as the page holds it.
import { livePart } from '../live/livePart.tsx';

export const Status = livePart(/* #__LOADABLE__ */ () => import('./StatusLive.tsx'), {
  needs: [],
  texts: ['client'],
  when: 'needed',
});
