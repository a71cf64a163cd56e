// The opener of the mail program as the page holds it.
import { livePart } from '../../live/livePart.tsx';

export const MailOpener = livePart(/* #__LOADABLE__ */ () => import('./MailOpenerLive.tsx'), {
  needs: [],
  texts: [],
  when: 'needed',
});
