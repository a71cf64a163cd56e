// Presses that came before the code of their part: each is repeated once, and none is kept for longer than its page.
import { liveHost } from '../../../src/client/liveHost.ts';
import { eventually } from '../../support/eventually.ts';

Object.assign(globalThis, {
  IntersectionObserver: class {
    unobserve() {}
  },
});

function part() {
  document.body.innerHTML = '<div><button type="button">+</button></div>';
  const [place, button] = [document.querySelector('div'), document.querySelector('button')];
  if (!place || !button) throw new Error('no part');
  let presses = 0;
  button.addEventListener('click', () => (presses += 1));
  return { place, button, presses: () => presses };
}

const nothing = async () => undefined;

test('a press is repeated when its part is open, and only then', async () => {
  const { place, button, presses } = part();
  const host = liveHost(nothing, new Set([button]));
  const opened = Promise.withResolvers<void>();
  const stop = host.watch(place, 'touched', () => opened.promise);
  expect(presses()).toBe(0);
  opened.resolve();
  await eventually(presses, 1);
  stop();
  const again = jest.fn(nothing);
  host.watch(place, 'touched', again);
  expect(again).not.toHaveBeenCalled();
});

test('buttons of a page that was left are forgotten', () => {
  const [{ button }, { place, button: here }] = [part(), part()];
  const pressed = new Set([button, here]);
  liveHost(nothing, pressed).watch(place, 'touched', nothing);
  expect(pressed.size).toBe(0);
});
