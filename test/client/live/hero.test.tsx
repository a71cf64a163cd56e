// The banners as a live part: complete from the server, turned by keys, buttons and the pager once awake.
import { act } from 'react';
import { renderLive, type LiveRender } from '../../support/renderLive.tsx';
import { Hero } from '../../../src/shared/pages/home/Page.tsx';

const slides = ['atlas', 'pack', 'codes'].map((id) => ({ id, label: `Label ${id}`, note: `Note ${id}` }));
const width = 800;
const asked: number[] = [];

const open = (shown = slides) => renderLive(Hero, { props: {}, data: { slides: shown }, page: { path: '/en' } });
const rowOf = ({ place }: LiveRender) => place.querySelector('ul') as HTMLElement;
const marked = ({ place }: LiveRender) =>
  [...place.querySelectorAll('nav [aria-current=true]')].map((a) => a.textContent);
const buttonsOf = ({ place }: LiveRender) => [...place.querySelectorAll('button')];

/** jsdom has no layout: gives the row the width of its slides, and makes scrolling immediate. */
function laidOut(part: LiveRender, left = 0): HTMLElement {
  const row = rowOf(part);
  Object.defineProperty(row, 'clientWidth', { value: width });
  row.scrollLeft = left;
  row.scrollTo = ((to: ScrollToOptions) => {
    asked.push(to.left ?? -1);
    row.scrollLeft = to.left ?? 0;
    row.dispatchEvent(new Event('scroll'));
  }) as typeof row.scrollTo;
  return row;
}
async function send<E extends Event>(target: Element, event: E): Promise<E> {
  await act(async () => void target.dispatchEvent(event));
  return event;
}
const press = (target: Element, init: MouseEventInit = {}) =>
  send(target, new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
const strike = (target: Element, key: string, init: KeyboardEventInit = {}) =>
  send(target, new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init }));

async function awake(left = 0): Promise<LiveRender> {
  const part = await open();
  laidOut(part, left);
  await part.boot();
  await part.touch();
  return part;
}

beforeEach(() => {
  asked.splice(0);
  window.matchMedia = () => ({ matches: false }) as MediaQueryList;
});

test('without script the pager has anchors, nothing is marked, and there are no useless buttons', async () => {
  const part = await open();
  expect([...part.place.querySelectorAll('nav a')].map((a) => a.getAttribute('href'))).toEqual(['#b1', '#b2', '#b3']);
  expect([...part.place.querySelectorAll('li')].map(({ id }) => id)).toEqual(['b1', 'b2', 'b3']);
  expect([marked(part), buttonsOf(part)]).toEqual([[], []]);
  await part.unmount();
});

test('marks the slide that the visitor had scrolled to, in the same row', async () => {
  const part = await awake(width * 2);
  expect(marked(part)).toEqual(['Label codesNote codes']);
  expect(part.errors).toEqual([]);
  await part.unmount();
});

test('the pager moves the row and not the page; with a modifier key it opens a new tab', async () => {
  const part = await awake();
  const second = part.place.querySelectorAll('nav a')[1] as Element;
  expect((await press(second, { ctrlKey: true })).defaultPrevented).toBe(false);
  expect(asked).toEqual([]);
  expect((await press(second)).defaultPrevented).toBe(true);
  expect([asked, marked(part)]).toEqual([[width], ['Label packNote pack']]);
  await part.unmount();
});

test('the buttons turn it, and wrap around at either end', async () => {
  const part = await awake();
  const [previous, next] = buttonsOf(part) as unknown as [Element, Element];
  expect([previous, next].map((button) => button.getAttribute('aria-label'))).toEqual([
    'Previous banner',
    'Next banner',
  ]);
  await press(previous);
  await press(next);
  await press(next);
  expect(asked).toEqual([width * 2, 0, width]);
  await part.unmount();
});

test('the arrow keys turn it, other keys do not', async () => {
  const part = await awake();
  const row = rowOf(part);
  await strike(row, 'ArrowRight');
  await strike(row, 'ArrowLeft');
  expect(asked).toEqual([width, 0]);
  for (const [key, init] of [
    ['ArrowDown', {}],
    ['ArrowRight', { altKey: true }],
  ] as const)
    expect((await strike(row, key, init)).defaultPrevented).toBe(false);
  // Inside an element on a slide the key belongs to that element.
  expect((await strike(part.place.querySelector('li') as Element, 'ArrowRight')).defaultPrevented).toBe(false);
  expect(asked).toHaveLength(2);
  await part.unmount();
});

test('one banner, or none, has neither pager nor buttons', async () => {
  for (const few of [slides.slice(0, 1), []]) {
    const part = await open(few);
    await part.boot();
    await part.touch();
    expect([part.place.querySelectorAll('li').length, part.place.querySelector('nav'), buttonsOf(part)]).toEqual([
      1,
      null,
      [],
    ]);
    await part.unmount();
  }
});

test('a second press while the row still moves goes on from where it is going', async () => {
  const part = await awake();
  const row = rowOf(part);
  row.scrollTo = ((to: ScrollToOptions) => void asked.push(to.left ?? -1)) as typeof row.scrollTo;
  const [, next] = buttonsOf(part) as unknown as [Element, Element];
  await press(next);
  await press(next);
  expect(asked).toEqual([width, 2 * width]);
  await part.unmount();
});
