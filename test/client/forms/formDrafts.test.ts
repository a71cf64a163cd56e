// What a form keeps of a visit: drafts, forms that wait for a connection, files.
import { act } from 'react';
import texts from '../../../locales/en/forms.json';
import { contactForm } from '../../support/contactForm.ts';

const form = contactForm();
const { buttonNamed, choose, control, faultOf, files, kept, open, put, type, wait } = form;

test('a draft is saved after 300 ms, restored on its page, offered elsewhere, and removed when declined', async () => {
  await open();
  await type('company', 'Example Ltd');
  await wait(299);
  expect(kept()).toBe('');
  await wait(1);
  expect(kept()).toContain('Example Ltd');
  await form.leave();
  // The same page with another query.
  await open();
  expect(control('company').value).toBe('Example Ltd');
  expect(buttonNamed(texts.draft.restore)).toBeUndefined();
  await form.leave();
  history.replaceState(null, '', '/elsewhere');
  await open();
  expect(control('company').value).toBe('');
  await act(async () => buttonNamed(texts.draft.restore)?.click());
  expect(control('company').value).toBe('Example Ltd');
  expect(buttonNamed(texts.draft.restore)).toBeUndefined();
  await form.leave();
  await open();
  await act(async () => buttonNamed(texts.draft.discard)?.click());
  expect(kept()).not.toContain('Example Ltd');
  expect(control('company').value).toBe('');
});

test('leaving before the 300 ms are over saves the draft, and an untouched form saves nothing', async () => {
  await open();
  dispatchEvent(new Event('pagehide'));
  expect(kept()).toBe('');
  await type('company', 'Hasty Ltd');
  dispatchEvent(new Event('pagehide'));
  expect(kept()).toContain('Hasty Ltd');
});

test('text typed before its code loaded is saved as a draft, too', async () => {
  await open(() => put('company', 'Early Ltd'));
  expect(control('company').value).toBe('Early Ltd');
  expect(kept()).toContain('Early Ltd');
});

test.each([
  ['of another kind', [new File(['x'], 'tool.exe')], texts.errors.filesType],
  [
    'of more than 24 MB',
    [Object.defineProperty(new File([], 'a.pdf'), 'size', { value: 25 * 1024 * 1024 })],
    texts.errors.filesSize,
  ],
])('a file %s is refused at once', async (_, chosen, words) => {
  await open();
  await choose(...chosen);
  expect([faultOf('attachments'), files().length]).toEqual([words, 0]);
});

test('three files may be attached, a fourth may not', async () => {
  await open();
  await choose(...['a', 'b', 'c', 'd'].map((name) => new File(['x'], `${name}.png`)));
  expect([faultOf('attachments'), files().length]).toEqual([texts.errors.filesCount, 3]);
});
