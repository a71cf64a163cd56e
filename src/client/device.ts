// Tells phones from desks: by the user agent at first, by width when the window changes.
import { change } from './clientState.ts';

const phones = /\b(iPhone|iPod|iPad|Android|Mobile|Phone|Pad)\b/i;
const desk = 1000;

export function watchDevice(): void {
  change({ mobile: phones.test(navigator.userAgent) });
  addEventListener('resize', () => change({ mobile: innerWidth < desk }));
}
