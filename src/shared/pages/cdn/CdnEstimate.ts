// The estimator as the page holds it: asleep until the visitor comes near.
import { livePart } from '../../live/livePart.tsx';

export const CdnEstimate = livePart(/* #__LOADABLE__ */ () => import('./CdnEstimateLive.tsx'), {
  needs: ['bandwidth'],
  texts: ['prices'],
});
