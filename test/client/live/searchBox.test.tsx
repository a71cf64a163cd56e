// The search field in the header: suggestions while typing, and moving through them by keys.
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { ShownPageContext, type ShownPage } from '../../../src/shared/app/PageState.ts';
import { SearchBox } from '../../../src/shared/layout/SearchBox.tsx';

const result = [
  { href: '#price', text: ['', 'CDN', ' 10 TB'], note: 'US$1,075' },
  { href: '#page', text: ['', 'CDN'], note: 'Page' },
];
const asked: string[] = [];
const sheet = document.createElement('details');
let root: Root;

const field = (): HTMLInputElement => sheet.querySelector('input') ?? document.createElement('input');
const options = (): HTMLElement[] => [...sheet.querySelectorAll<HTMLElement>('[role=option]')];
const chosen = () => options().map((option) => option.getAttribute('aria-selected') === 'true');
const suggested = () => act(() => jest.advanceTimersByTimeAsync(150));

async function type(words: string): Promise<void> {
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(), words);
    field().dispatchEvent(new Event('input', { bubbles: true }));
  });
}
async function press(key: string, more: KeyboardEventInit = {}): Promise<KeyboardEvent> {
  const event = new KeyboardEvent('keydown', { key, ...more, bubbles: true, cancelable: true });
  await act(async () => void field().dispatchEvent(event));
  return event;
}

beforeEach(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  jest.useFakeTimers();
  asked.length = 0;
  globalThis.fetch = async (address) => {
    asked.push(String(address));
    return { ok: true, json: async () => ({ result }) } as Response;
  };
  sheet.innerHTML = '<summary tabindex="0"></summary><div></div>';
  sheet.open = true;
  document.body.append(sheet);
  root = createRoot(sheet.querySelector('div') ?? sheet);
  const page = { locale: { code: 'en', iso: 'en', prefix: 'en' } } as ShownPage;
  await act(async () =>
    root.render(
      <ShownPageContext value={page}>
        <SearchBox t={(key, values) => `${key} ${values?.['count'] ?? ''}`.trim()} />
      </ShownPageContext>,
    ),
  );
});
afterEach(async () => {
  await act(async () => root.unmount());
  jest.useRealTimers();
});

test('takes the focus when it opens, and suggests nothing before the visitor types', () => {
  expect(document.activeElement).toBe(field());
  expect(field().getAttribute('aria-expanded')).toBe('false');
  expect([options(), asked]).toEqual([[], []]);
});

test('requests suggestions once, and arrow keys move through them and back to the field', async () => {
  await type('c');
  await type('cdn');
  await suggested();
  expect(asked).toEqual(['/webapi/search/en?q=cdn']);
  expect(options()[0]?.innerHTML).toContain('<mark>CDN</mark> 10 TB');
  expect(sheet.querySelector('[role=status]')?.textContent).toBe('search.found 2');
  const seen: boolean[][] = [];
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'Escape']) {
    await press(key);
    seen.push(chosen());
  }
  expect(seen).toEqual([
    [true, false],
    [false, true],
    [false, false],
    [false, true],
    [false, false],
  ]);
  expect(sheet.open).toBe(true);
});

test('says how many were found only once it knows, and no key chooses what was found for other words', async () => {
  const said = () => sheet.querySelector('[role=status]')?.textContent;
  await type('cdn');
  expect(said()).toBe('');
  await suggested();
  expect(said()).toBe('search.found 2');
  await type('cdn x');
  await press('ArrowDown');
  expect([said(), chosen()]).toEqual(['', [false, false]]);
});

test.each([{ isComposing: true }, { keyCode: 229 }])('leaves the keys of an input method alone: %j', async (more) => {
  await type('cdn');
  await suggested();
  const taken = [];
  for (const key of ['ArrowDown', 'Enter', 'Escape']) taken.push((await press(key, more)).defaultPrevented);
  expect([taken, chosen(), sheet.open]).toEqual([[false, false, false], [false, false], true]);
});

test('Enter opens the selected one or sends the form; Escape and a press elsewhere close the sheet', async () => {
  await type('cdn');
  await suggested();
  await press('ArrowUp');
  expect(field().getAttribute('aria-activedescendant')).toBe(options()[1]?.id);
  const opened: (string | null)[] = [];
  options()[1]?.addEventListener('click', ({ currentTarget }) => {
    opened.push(currentTarget instanceof Element ? currentTarget.getAttribute('href') : null);
  });
  await press('Enter');
  expect([opened, sheet.open]).toEqual([['#page'], false]);
  sheet.open = true;
  await press('ArrowDown');
  expect((await press('Enter')).defaultPrevented).toBe(false);
  await press('Escape');
  expect([sheet.open, document.activeElement?.tagName]).toEqual([false, 'SUMMARY']);
  sheet.open = true;
  document.body.click();
  expect(sheet.open).toBe(false);
});
