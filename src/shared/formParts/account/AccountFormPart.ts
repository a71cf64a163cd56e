// The account form as a live part, for its page and its dialog.
import { livePart } from '../../live/livePart.tsx';

export const AccountFormPart = /*#__PURE__*/ livePart(/* #__LOADABLE__ */ () => import('./AccountFormLive.tsx'), {
  needs: ['forms'],
  texts: ['forms'],
  when: 'seen',
});
