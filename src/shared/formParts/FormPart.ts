// The form of a page, as a live part: one markup for server and browser.
import { livePart } from '../live/livePart.tsx';

export const FormPart = /*#__PURE__*/ livePart(/* #__LOADABLE__ */ () => import('./FormLive.tsx'), {
  needs: ['forms'],
  texts: ['forms'],
  when: 'seen',
});
