// The reference of a form that was sent, as a live part: text that can be marked, and a button that copies it.
import { livePart } from '../live/livePart.tsx';

export const ReferencePart = /*#__PURE__*/ livePart(/* #__LOADABLE__ */ () => import('./ReferenceLive.tsx'), {
  needs: [],
  texts: ['reference'],
});
