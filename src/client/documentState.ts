// What rules and tests read from the document element: that React is there, the kind of device, whether somebody is logged in.
import { showMember } from './memberState.ts';

const phones = /\b(iPhone|iPod|iPad|Android|Mobile|Phone|Pad)\b/i;
const deskWidth = 1000;

/** By the user agent at first, by width when the window changes. */
export function showOnDocument(): void {
  const { dataset } = document.documentElement;
  const show = (isPhone: boolean) => {
    dataset.device = isPhone ? 'mobile' : 'desktop';
  };
  show(phones.test(navigator.userAgent));
  addEventListener('resize', () => show(innerWidth < deskWidth));
  showMember();
  dataset.hydrated = '';
}
