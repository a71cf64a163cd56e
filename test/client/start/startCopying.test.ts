// A press copies the text of the field beside it and says so; where the browser refuses, the field is left selected.
import { startCopying } from '../../../src/client/pressed.ts';

const place = () => {
  document.body.innerHTML =
    '<input readonly value="https://a.example/en/blog/x"><button type="button" data-copied="Copied" data-selected="Selected"><b>Copy</b></button><span role="status"></span>';
  return {
    button: document.querySelector('button') as HTMLElement,
    inside: document.querySelector('b') as HTMLElement,
    status: document.querySelector('span') as HTMLElement,
    field: document.querySelector('input') as HTMLInputElement,
  };
};
const settled = () => new Promise((resolve) => setTimeout(resolve));
const clipboardThat = (writeText: (text: string) => Promise<void>) =>
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });

beforeAll(() => startCopying(new Set()));

test('the text is copied, and this is announced', async () => {
  const { inside, status } = place();
  const written: string[] = [];
  clipboardThat(async (text) => void written.push(text));
  inside.click();
  await settled();
  expect([written, status.textContent]).toEqual([['https://a.example/en/blog/x'], 'Copied']);
});

test('if refused, the text is selected', async () => {
  const { inside, status, field } = place();
  clipboardThat(() => Promise.reject(new Error('NotAllowedError')));
  inside.click();
  await settled();
  expect([status.textContent, field.selectionStart, field.selectionEnd]).toEqual(['Selected', 0, field.value.length]);
});

test('a browser without a clipboard, as on a page without https, leaves the text selected', async () => {
  const { inside, status, field } = place();
  Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
  inside.click();
  await settled();
  expect([status.textContent, field.selectionStart, field.selectionEnd]).toEqual(['Selected', 0, field.value.length]);
});

test('an earlier press is carried out once the code has loaded', async () => {
  const { button, status } = place();
  clipboardThat(async () => undefined);
  startCopying(new Set([button]));
  await settled();
  expect(status.textContent).toBe('Copied');
});
