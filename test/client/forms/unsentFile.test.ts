// A file whose upload never succeeds: given up after some tries, said at the file, tried again or removed by the visitor, never left out unsaid.
import { TextEncoder } from 'node:util';
import { act } from 'react';
import texts from '../../../locales/en/forms.json';
import { draftName, keyName } from '../../../src/shared/storage/kept.ts';
import { remember } from '../../../src/shared/storage/localCache.ts';
import { contactForm } from '../../support/contactForm.ts';

const form = contactForm();
const { all, buttonNamed, choose, faultOf, fillIn, open, sent, submit, wait } = form;

const code = '../../../src/shared/formParts/uploadFile.ts';
const retried = () => act(async () => buttonNamed(texts.upload.again)?.click());
const files = () => all('form button[name=remove]');
const said = () => all('form li small').map(({ textContent }) => textContent);
const press = async () => {
  await fillIn();
  await submit();
};

const stored = (name: string) => ({ path: `stored/${name}`, name, size: 1 });

/** The server of uploads: each request fails until the test mends the line, and then a new file may be refused. */
class BrokenLine {
  static asked = 0;
  static isMended = false;
  /** Answers to this method are lost on their way. */
  static loses = '';
  static refusal: { status: number; errors?: { code: string }[] } | undefined;
  /** The files of the draft, in the order of their paths. */
  static stored = [stored('a.png')];
  readonly upload = {};
  onload: () => void = () => undefined;
  onerror: () => void = () => undefined;
  status = 200;
  responseText = '';
  method = '';
  open(method: string): void {
    this.method = method;
  }
  setRequestHeader(): void {}
  getResponseHeader(name: string): string | null {
    return { Location: '/webapi/upload/1', 'Upload-Offset': '1' }[name] ?? null;
  }
  send(): void {
    BrokenLine.asked += 1;
    if (!BrokenLine.isMended || BrokenLine.loses === this.method) return this.onerror();
    this.status = { GET: 200, POST: 201 }[this.method] ?? 204;
    this.responseText = JSON.stringify({ result: { files: BrokenLine.stored } });
    if (this.method === 'POST' && BrokenLine.refusal) {
      this.status = BrokenLine.refusal.status;
      this.responseText = JSON.stringify({ result: null, errors: [], ...BrokenLine.refusal });
    }
    this.onload();
  }
}

const real = globalThis.XMLHttpRequest;
beforeEach(() => {
  // jsdom has no encoder.
  Object.assign(globalThis, { XMLHttpRequest: BrokenLine, TextEncoder });
  Object.assign(BrokenLine, { asked: 0, isMended: false, loses: '', refusal: undefined, stored: [stored('a.png')] });
});
afterEach(() => {
  globalThis.XMLHttpRequest = real;
  jest.dontMock(code);
});

const attach = (name = 'a.png') => choose(new File(['x'], name));
const long = 10 * 60_000;

test('an upload that fails is given up after ten tries, and the form is not sent without the file', async () => {
  await open();
  await attach();
  await wait(5_000);
  expect(said()).toEqual([texts.upload.resuming]);
  await wait(long);
  expect([BrokenLine.asked, said()]).toEqual([10, [texts.upload.failed]]);
  await press();
  expect([sent, faultOf('attachments')]).toEqual([[], texts.errors.filesUnsent]);
  BrokenLine.isMended = true;
  await retried();
  await wait(0);
  expect([said(), faultOf('attachments'), files().length]).toEqual([[], undefined, 1]);
  await press();
  expect(sent).toHaveLength(1);
});

test('without a connection it goes on when there is one', async () => {
  const onLine = (value: boolean) => Object.defineProperty(navigator, 'onLine', { value, configurable: true });
  onLine(false);
  await open();
  await attach();
  await wait(long);
  expect(said()).toEqual([texts.upload.resuming]);
  onLine(true);
  BrokenLine.isMended = true;
  await act(async () => void dispatchEvent(new Event('online')));
  await wait(0);
  expect([said(), files().length]).toEqual([[], 1]);
});

test.each([
  ['the reason that the server names', 429, [{ code: 'filesRate' }], texts.errors.filesRate],
  ['its size, which a proxy may refuse without a reason', 413, [], texts.errors.filesSize],
  ['that it cannot be kept, without a reason', 409, [], texts.errors.storage],
])('a file that is refused before its first piece: said is %s', async (_name, status, errors, words) => {
  Object.assign(BrokenLine, { isMended: true, refusal: { status, errors } });
  await open();
  await attach();
  await wait(0);
  expect([files().length, faultOf('attachments')]).toEqual([0, words]);
});

test('a form sent while its file still uploads is not sent when the upload is given up; it is, once the file is removed', async () => {
  await open();
  await attach();
  await press();
  await wait(long);
  expect([sent, faultOf('attachments')]).toEqual([[], texts.errors.filesUnsent]);
  await act(async () => form.one<HTMLButtonElement>('button[name=remove]').click());
  await press();
  expect([sent.length, files().length]).toEqual([1, 0]);
});

test('if the code of uploads cannot be loaded, that is said, too', async () => {
  let asked = 0;
  jest.doMock(code, () => {
    asked += 1;
    throw new Error('no line');
  });
  await open();
  await attach();
  await wait(long);
  expect([asked, said()]).toEqual([10, [texts.upload.failed]]);
  jest.dontMock(code);
  BrokenLine.isMended = true;
  await retried();
  await wait(0);
  expect([said(), files().length]).toEqual([[], 1]);
});

test('a form names the files that it shows; of those that are gone it says so, and lists what is left', async () => {
  BrokenLine.isMended = true;
  await open();
  await attach();
  await wait(0);
  const gone = { field: 'attachments', code: 'filesGone', message: 'Gone.' };
  form.answers.push(async () => ({ code: 422, result: { files: [] }, errors: [gone] }));
  await press();
  expect([sent[0]?.getAll('shown'), files().length, faultOf('attachments')]).toEqual([['stored/a.png'], 0, 'Gone.']);
  await press();
  expect(sent[1]?.getAll('shown')).toEqual([]);
});

/** A form whose file was taken off, though the request that removes it failed. */
async function takenOffInVain(): Promise<void> {
  BrokenLine.isMended = true;
  await open();
  await attach();
  await wait(0);
  form.answers.push(() => Promise.reject(new TypeError('no line')));
  await act(async () => form.one<HTMLButtonElement>('button[name=remove]').click());
}

test('a form names the files that were taken off it: the request that removes them may have failed', async () => {
  await takenOffInVain();
  await press();
  expect(sent.map((body) => [body.get('remove'), body.get('off'), body.getAll('shown')])).toEqual([
    ['stored/a.png', null, []],
    [null, ' stored/a.png', []],
  ]);
});

test('a file attached after one whose removal failed is sent under its own path', async () => {
  await takenOffInVain();
  BrokenLine.stored.push(stored('b.png'));
  await attach('b.png');
  await wait(0);
  await press();
  const last = sent.at(-1);
  expect([last?.get('off'), last?.getAll('shown')]).toEqual([' stored/a.png', ['stored/b.png']]);
});

test('a form goes without a file that was taken off while the answer to its last piece was lost', async () => {
  Object.assign(BrokenLine, { isMended: true, loses: 'PATCH' });
  await open();
  await attach();
  await wait(0);
  await act(async () => form.one<HTMLButtonElement>('button[name=remove]').click());
  BrokenLine.loses = '';
  await wait(5_000);
  await press();
  expect(sent.map((body) => [body.get('remove'), body.get('off'), body.getAll('shown')])).toEqual([
    ['stored/a.png', null, []],
    [null, ' stored/a.png', []],
  ]);
});

/** A draft with a file, which this tab has kept: restored at once on its own page, offered on any other. */
function keepDraftOfFile(page: string): void {
  const draft = { entries: [['company', 'Example Ltd']], key: 'k', files: 'T', queued: false, proof: '', page };
  remember(`${draftName('contactUs')} k`, draft);
  sessionStorage.setItem(keyName('contactUs'), JSON.stringify({ key: 'k', draft: 'T', sent: false }));
  const server = globalThis.fetch;
  const listed = { json: async () => ({ result: { files: [stored('a.png')] } }) };
  globalThis.fetch = (async (to: string, init: RequestInit) =>
    to.includes('?draft=') ? listed : server(to, init)) as never;
}
const names = () => all('form li').map(({ textContent }) => /\w\.png/.exec(textContent)?.[0]);

test('a file chosen before the form’s code loaded stays beside the file of the draft that is restored', async () => {
  history.replaceState(null, '', '/en/again');
  keepDraftOfFile('/en/again');
  await open(() => {
    const files = [new File(['x'], 'b.png')];
    Object.defineProperty(form.control('attachments'), 'files', { value: files, configurable: true });
    Object.defineProperty(form.control('attachments'), 'value', { value: '', writable: true, configurable: true });
  });
  await wait(0);
  expect([form.control('company').value, names()]).toEqual(['Example Ltd', ['a.png', 'b.png']]);
});

test('a file attached before a draft is taken stays, and is sent', async () => {
  BrokenLine.isMended = true;
  BrokenLine.stored = [stored('b.png')];
  history.replaceState(null, '', '/en/elsewhere');
  keepDraftOfFile('/en/again');
  await open();
  await attach('b.png');
  await wait(0);
  await act(async () => buttonNamed(texts.draft.restore)?.click());
  await wait(0);
  expect([form.control('company').value, names()]).toEqual(['Example Ltd', ['b.png']]);
  await press();
  expect([sent.at(-1)?.get('draft') === 'T', sent.at(-1)?.getAll('shown')]).toEqual([false, ['stored/b.png']]);
});
