// A form of accounts, as a live part: the same on its page and in its dialog.
import { livePart } from '../../live/livePart.tsx';

export const AccountFormPart = /*#__PURE__*/ livePart(/* #__LOADABLE__ */ () => import('./AccountFormLive.tsx'), {
  needs: ['forms'],
  texts: ['forms'],
  when: 'seen',
});
