// The home page's opening as the page holds it.
import { livePart } from '../../live/livePart.tsx';

export const Hero = livePart(/* #__LOADABLE__ */ () => import('./HeroLive.tsx'), {
  needs: ['slides'],
  texts: ['slides'],
});
