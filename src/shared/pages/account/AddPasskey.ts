// Adding a passkey, as a live part: nothing of it is there without script.
import { livePart } from '../../live/livePart.tsx';

export const AddPasskey = /*#__PURE__*/ livePart(/* #__LOADABLE__ */ () => import('./AddPasskeyLive.tsx'), {
  needs: ['forms'],
  texts: ['forms'],
  when: 'seen',
});
