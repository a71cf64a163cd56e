// Tabs are links: arrow keys, Home and End move the focus among them, and no other listener on the page gets those
// keys.
import { startArrowKeys } from '../../../src/client/pressed.ts';

beforeAll(() => {
  document.body.innerHTML =
    '<a id="before" href="/"></a><nav data-tabs=""><a id="one" href="?tab=1"></a><a id="two" href="?tab=2"></a><a id="three" href="?tab=3"></a></nav>';
  startArrowKeys();
});

test.each([
  ['one', 'ArrowRight', 'two'],
  ['three', 'ArrowRight', 'one'],
  ['one', 'ArrowLeft', 'three'],
  ['two', 'ArrowDown', 'three'],
  ['two', 'ArrowUp', 'one'],
  ['two', 'Home', 'one'],
  ['two', 'End', 'three'],
  ['two', 'a', 'two'],
  ['before', 'ArrowRight', 'before'],
])('from %s %s leads to %s', (from, key, to) => {
  const link = document.getElementById(from) as HTMLElement;
  link.focus();
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  link.dispatchEvent(event);
  expect([document.activeElement?.id, event.defaultPrevented]).toEqual([to, from !== to]);
});

test.each(['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])('with %s the keys are the browser’s', (modifier) => {
  const link = document.getElementById('two') as HTMLElement;
  link.focus();
  const event = new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true, cancelable: true, [modifier]: true });
  link.dispatchEvent(event);
  expect([document.activeElement?.id, event.defaultPrevented]).toEqual(['two', false]);
});
