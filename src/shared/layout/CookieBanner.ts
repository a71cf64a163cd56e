// The cookie question as the page holds it.
import { livePart } from '../live/livePart.tsx';

export const CookieBanner = livePart(/* #__LOADABLE__ */ () => import('./CookieBannerLive.tsx'), {
  needs: [],
  texts: ['navigation'],
  when: 'touched',
});
