// The live part that counts a message's segments.
import { livePart } from '../../live/livePart.tsx';

export const MessageMeter = livePart(/* #__LOADABLE__ */ () => import('./MessageMeterLive.tsx'), {
  needs: [],
  texts: ['meter'],
});
