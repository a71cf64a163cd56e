// An estimate with changes that the server has not signed yet: the address holds the changes, so leaving or reloading
// loses nothing.
import { act } from 'react';
import { lineCode } from '../../../src/shared/calculators/estimate.ts';
import { code, renderEstimate } from '../../support/estimatePart.ts';
import { shop } from '../../support/sampleEstimate.ts';

const sealedLines = shop.map(lineCode).join(',');

/** The open estimate at its address. */
async function opened() {
  history.replaceState(null, '', `/en/estimate?e=${code}`);
  const page = await renderEstimate();
  await page.boot();
  await page.touch();
  return page;
}

test('until a change is signed it is in the address and in the way back from the cookie question: a reload does not lose it', async () => {
  const sent: URLSearchParams[] = [];
  const signed = { page: '/en/estimate?e=signed', code: 'signed', fresh: 'fresh', said: 'said', held: {} };
  globalThis.fetch = (async (_url: string, { body }: { body: URLSearchParams }) => {
    sent.push(body);
    return { json: async () => ({ result: signed }) };
  }) as unknown as typeof fetch;
  document.body.innerHTML = `<input name="back" value="/en/estimate?e=${code}">`;
  const page = await opened();
  const one = <E extends Element>(selector: string) => page.place.querySelector(selector) as E;
  /** The address, the way back from the cookie question, and the link to share. */
  const told = () =>
    [
      location.href,
      document.querySelector<HTMLInputElement>('[name=back]')?.value ?? '',
      one<HTMLInputElement>('#link').value,
    ].map((href) => new URL(href, location.href).searchParams);
  const press = (selector: string) => act(async () => one<HTMLElement>(selector).click());

  await press('[name=more][value="0"]');
  const lines = sealedLines.replace('g1.large 3', 'g1.large 4');
  expect(told().map((asked) => [asked.get('e'), asked.get('lines')])).toEqual(
    Array.from({ length: 3 }, () => [code, lines]),
  );
  // Sent even when the page is closed at once.
  await act(async () => void dispatchEvent(new Event('pagehide')));
  expect(sent.map((body) => body.get('lines'))).toEqual([lines]);
  const isSigned = Array.from({ length: 3 }, () => ['signed', null]);
  const said = () => told().map((asked) => [asked.get('e'), asked.get('lines')]);
  expect(said()).toEqual(isSigned);
  // Undone before it was sent: as if it had never been made.
  await press('[name=remove][value="0"]');
  expect(told()[1]?.get('lines')?.split(',')).toHaveLength(4);
  await act(async () => (document.activeElement as HTMLElement).click());
  expect(said()).toEqual(isSigned);
  // What was typed after a removal outlives Undo.
  await press('[name=remove][value="0"]');
  const undo = document.activeElement as HTMLElement;
  await act(async () => {
    one<HTMLInputElement>('[name=q0]').value = '7';
    one('[name=q0]').dispatchEvent(new Event('input', { bubbles: true }));
  });
  await act(async () => undo.click());
  expect(told()[1]?.get('lines')).toBe(lines.replace('AP1 1500', 'AP1 7000'));
  expect(page.errors).toEqual([]);
  await page.unmount();
});
