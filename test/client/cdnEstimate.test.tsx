// The CDN estimator as a live part: complete as the server sends it, and answering while one types.
import { act } from 'react';
import { CdnEstimate } from '../../src/shared/pages/cdn/CdnEstimate.ts';
import { renderLive } from '../support/renderLive.tsx';

const bandwidth = {
  tiers: ['0-10 TB', '10-50 TB', '50 TB+'],
  usdPerGb: { AP1: [0.1, 0.05, 0.01], NA: [0.02, 0.01, 0.01] },
};

const open = (query: Record<string, string> = {}) =>
  renderLive(CdnEstimate, { props: {}, data: { bandwidth }, page: { query } });
const sumOf = (place: HTMLElement) => place.querySelector('output')?.textContent;
const fieldOf = (place: HTMLElement) => place.querySelector<HTMLInputElement>('input[name=gb]') as HTMLInputElement;

async function type(place: HTMLElement, text: string): Promise<void> {
  await act(async () => {
    const field = fieldOf(place);
    field.value = text;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

test('the server answers from the query, without script', async () => {
  const { place, unmount } = await open({ region: 'NA', gb: '10,000' });
  expect([sumOf(place), fieldOf(place).value]).toEqual(['US$200', '10,000']);
  await unmount();
});

test('what was typed before its code came is answered when it comes, over the same elements', async () => {
  const { place, boot, touch, errors, unmount } = await open();
  const field = fieldOf(place);
  expect(sumOf(place)).toBe('US$1,100');
  await boot();
  await type(place, '20000');
  expect(sumOf(place)).toBe('US$1,100');
  await touch();
  expect([sumOf(place), field === fieldOf(place), field.value]).toEqual(['US$1,500', true, '20000']);
  await type(place, '1000');
  expect(sumOf(place)).toBe('US$100');
  expect(errors).toEqual([]);
  await unmount();
});

test('nonsense is told when it is sent, not while it is typed', async () => {
  const { place, boot, touch, unmount } = await open();
  await boot();
  await touch();
  await type(place, 'a lot');
  expect(place.querySelector('[aria-invalid]')).toBeNull();
  await act(async () => {
    place.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  });
  expect(fieldOf(place).getAttribute('aria-invalid')).toBe('true');
  await unmount();
});
