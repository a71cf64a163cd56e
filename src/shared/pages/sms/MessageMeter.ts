// The counter of a message's segments as the page holds it.
import { livePart } from '../../live/livePart.tsx';

export const MessageMeter = livePart(/* #__LOADABLE__ */ () => import('./MessageMeterLive.tsx'), {
  needs: [],
  texts: ['meter'],
});
