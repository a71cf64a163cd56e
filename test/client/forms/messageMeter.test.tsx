// The message counter as a live part: complete from the server, and counting while typing.
import { act } from 'react';
import texts from '../../../locales/en/meter.json';
import { MessageMeter } from '../../../src/shared/pages/sms/Page.tsx';
import { renderLive } from '../../support/renderLive.tsx';

const open = (query: Record<string, string> = {}) =>
  renderLive(MessageMeter, { props: {}, page: { path: '/en/sms', query } });
const areaOf = (place: HTMLElement) => place.querySelector('textarea') as HTMLTextAreaElement;
const valueOf = (place: HTMLElement, name: string) =>
  place.querySelector<HTMLInputElement>(`input[name=${name}]`)?.value;
const countOf = (place: HTMLElement) => Number.parseInt(place.querySelector('output')?.textContent ?? '', 10);

async function type(place: HTMLElement, text: string): Promise<void> {
  await act(async () => {
    const area = areaOf(place);
    area.value = text;
    area.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

test('without script the example is shown with its count, and the calculator keeps its other values', async () => {
  const { place, unmount } = await open({ to: 'JP', n: '500' });
  const area = areaOf(place);
  expect([area.readOnly, area.hasAttribute('name'), countOf(place), valueOf(place, 'set')]).toEqual([
    true,
    false,
    2,
    'ucs2',
  ]);
  expect([valueOf(place, 'to'), valueOf(place, 'n'), valueOf(place, 'cur')]).toEqual(['JP', '500', undefined]);
  await unmount();
});

test('the field has the heading as its name, and the sentence as its description', async () => {
  const { place, unmount } = await open();
  const area = areaOf(place);
  const description = place.querySelector(`#${area.getAttribute('aria-describedby')}`);
  expect([area.labels[0]?.textContent, description?.textContent]).toEqual([texts.title, texts.text]);
  expect(place.querySelector('label h3')).toBeNull();
  await unmount();
});

test('counts while typing, in the same elements', async () => {
  const { place, boot, touch, errors, unmount } = await open();
  const area = areaOf(place);
  await boot();
  await touch();
  expect([area === areaOf(place), area.readOnly]).toEqual([true, false]);
  for (const [text, set, length, segments] of [
    ['a'.repeat(160), 'gsm', '160', 1],
    ['a'.repeat(161), 'gsm', '161', 2],
    [`${'a'.repeat(159)}€`, 'gsm', '161', 2],
    ['字'.repeat(70), 'ucs2', '70', 1],
    ['字'.repeat(71), 'ucs2', '71', 2],
  ] as const) {
    await type(place, text);
    expect([valueOf(place, 'set'), valueOf(place, 'len'), countOf(place)]).toEqual([set, length, segments]);
  }
  expect(errors).toEqual([]);
  await unmount();
});

test('an empty message has no count', async () => {
  const { place, boot, touch, unmount } = await open();
  await boot();
  await touch();
  await type(place, '');
  expect([countOf(place), valueOf(place, 'len')]).toEqual([Number.NaN, '0']);
  await unmount();
});
