// The way home as the page holds it.
import { livePart } from '../../live/livePart.tsx';

export const HomeWay = livePart(/* #__LOADABLE__ */ () => import('./HomeWayLive.tsx'), {
  needs: [],
  texts: ['notFound'],
  when: 'needed',
});
