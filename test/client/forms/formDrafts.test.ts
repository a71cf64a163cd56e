// What a form keeps of a visit: drafts, forms that wait for a connection, files.
import { TextEncoder } from 'node:util';
import { act } from 'react';
import texts from '../../../locales/en/forms.json';
import { remember } from '../../../src/shared/storage/localCache.ts';
import { draftName } from '../../../src/shared/storage/kept.ts';
import { contactForm } from '../../support/contactForm.ts';

const form = contactForm();
const {
  answers,
  buttonNamed,
  choose,
  control,
  faultOf,
  files,
  fillIn,
  kept,
  open,
  put,
  sent,
  status,
  submit,
  type,
  wait,
} = form;

const draft = { entries: [['company', 'Example Ltd']], key: 'k', files: '', queued: false, proof: '' };
/** A draft of another tab, on a page where nothing has been typed yet. */
const keptDraft = (changed: Partial<typeof draft>) => {
  history.replaceState(null, '', `/earlier/${changed.files ?? ''}`);
  remember(`${draftName('contactUs')} k`, { ...draft, page: location.pathname, ...changed });
};
const onLine = (value: boolean) => Object.defineProperty(navigator, 'onLine', { value, configurable: true });

test('a queued form that was rendered again without a connection is sent when there is one', async () => {
  keptDraft({ queued: true, proof: 'proof' });
  onLine(false);
  await open();
  expect([status(), sent]).toEqual([texts.offline.queued, []]);
  onLine(true);
  await act(async () => {
    dispatchEvent(new Event('online'));
    await jest.advanceTimersByTimeAsync(0);
  });
  expect(sent.map((body) => body.get('company'))).toEqual(['Example Ltd']);
});

test('a queued form stays queued while the visitor types on', async () => {
  answers.push(() => Promise.reject(new TypeError('offline')));
  await open();
  await fillIn();
  await submit();
  await type('company', 'Example Ltd');
  await wait(300);
  expect(JSON.parse(kept()).value).toMatchObject({ queued: true, proof: 'proof' });
  expect(kept()).toContain('Example Ltd');
});

test('files of a draft that was discarded are not sent', async () => {
  keptDraft({ files: 'T' });
  await open();
  await act(async () => buttonNamed(texts.draft.discard)?.click());
  await fillIn();
  await submit();
  expect(sent.map((body) => body.get('draft'))).toEqual(['']);
});

test('a draft of nothing but files is offered, too', async () => {
  keptDraft({ entries: [], files: 'T2' });
  await open();
  expect(control('draft').value).toBe('');
  await act(async () => buttonNamed(texts.draft.restore)?.click());
  expect(control('draft').value).toBe('T2');
});

test.each([
  ['none', { result: { files: [] } }, false],
  ['one', { result: { files: [{ path: 'stored/a.png', name: 'a.png', size: 1 }] } }, true],
  ['a server that is busy does not say', { code: 503, result: null, errors: [] }, true],
])('a draft of nothing but files is offered if there is one left: %s', async (_, answer, offered) => {
  keptDraft({ entries: [], files: 'T3' });
  const asked: string[] = [];
  globalThis.fetch = (async (url: string) => {
    asked.push(url);
    return { json: async () => answer };
  }) as unknown as typeof fetch;
  await open();
  await wait(0);
  expect(asked).toEqual(['/webapi/upload?draft=T3']);
  expect([buttonNamed(texts.draft.restore) !== undefined, kept().includes('T3')]).toEqual([offered, offered]);
});

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

test('following a link before the 300 ms are over saves the draft of the page that it leaves', async () => {
  history.replaceState(null, '', '/en/left?product=cdn');
  await open();
  await type('company', 'Hasty Ltd');
  // The router changes the address before it shows the next page.
  history.replaceState(null, '', '/en/next');
  await form.leave();
  expect(JSON.parse(kept()).value).toMatchObject({ entries: [['company', 'Hasty Ltd']], page: '/en/left?product=cdn' });
  history.replaceState(null, '', '/en/left?product=cdn');
  await open();
  expect(control('company').value).toBe('Hasty Ltd');
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

/** The server of uploads, which answers when the test says so. */
class HeldRequest {
  static readonly waiting: HeldRequest[] = [];
  readonly upload = {};
  onload: () => void = () => undefined;
  method = '';
  status = 0;
  responseText = '';
  headers: Readonly<Record<string, string>> = {};
  open(method: string): void {
    this.method = method;
  }
  setRequestHeader(): void {}
  getResponseHeader(name: string): string | null {
    return this.headers[name] ?? null;
  }
  send(): void {
    HeldRequest.waiting.push(this);
  }
}

test('a file removed while its last piece is on the way is not kept', async () => {
  const real = globalThis.XMLHttpRequest;
  // jsdom has no encoder.
  Object.assign(globalThis, { XMLHttpRequest: HeldRequest, TextEncoder });
  const answer = async (method: string, facts: Partial<HeldRequest>) => {
    await wait(0);
    const request = HeldRequest.waiting.shift();
    expect(request?.method).toBe(method);
    await act(async () => Object.assign(request as HeldRequest, facts).onload());
    await wait(0);
  };
  const listed = (...files: object[]) => ({ status: 200, responseText: JSON.stringify({ result: { files } }) });
  await open();
  await choose(new File(['x'], 'a.png'));
  await answer('GET', listed());
  await answer('POST', { status: 201, headers: { Location: '/webapi/upload/1' } });
  await act(async () => form.one<HTMLButtonElement>('button[name=remove]').click());
  await answer('PATCH', { status: 204, headers: { 'Upload-Offset': '1' } });
  await answer('GET', listed({ path: 'stored/a.png', name: 'a.png', size: 1 }));
  globalThis.XMLHttpRequest = real;
  expect([files(), sent.map((body) => body.get('remove'))]).toEqual([[], ['stored/a.png']]);
});

test.each([texts.draft.restore, texts.draft.discard])(
  '“%s” gives the focus, whose button is gone, to the form',
  async (words) => {
    keptDraft({});
    await open();
    const button = buttonNamed(words);
    button?.focus();
    await act(async () => button?.click());
    expect([buttonNamed(words), document.activeElement?.tagName]).toEqual([undefined, 'FORM']);
  },
);
