// A form of accounts as a live part: sent without leaving the page, faults and codes in the server's words, the countdown over reloads.
import { act } from 'react';
import texts from '../../locales/en/forms.json';
import { AccountFormPart } from '../../src/shared/forms/account/AccountFormPart.ts';
import type { AccountFormId } from '../../src/shared/forms/account/AccountForm.ts';
import { renderLive, type LiveRender } from '../support/renderLive.tsx';

let opened: LiveRender;
let sent: { url: string; body: URLSearchParams }[] = [];
let answers: (() => Promise<unknown>)[] = [];

const control = (name: string) => opened.place.querySelector(`[name=${name}]`) as HTMLInputElement;
const faultOf = (name: string) => document.getElementById(`${control(name).id}-e`)?.textContent ?? undefined;
const sendButton = () => opened.place.querySelector('button[name=send]') as HTMLButtonElement;
const told = () => opened.place.querySelector('#answer')?.textContent ?? '';

async function open(id: AccountFormId): Promise<void> {
  opened = await renderLive(AccountFormPart, {
    props: { id, place: 'page' as const },
    data: { forms: { widget: false, question: undefined, passkeys: false, separateConsent: false } },
    page: { path: '/en/login' },
  });
  await opened.boot();
  await opened.touch();
}
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const submit = (submitter?: HTMLElement) =>
  act(async () => {
    const event = new SubmitEvent('submit', { bubbles: true, cancelable: true, ...(submitter && { submitter }) });
    opened.place.querySelector('form')?.dispatchEvent(event);
    await jest.advanceTimersByTimeAsync(0);
  });
const logIn = async () => {
  control('account').value = 'ada-lovelace';
  control('password').value = ' Harbour 2026 ';
  await submit();
};
const askForCode = async () => {
  control('method').checked = true;
  control('email').value = 'ada@example.com';
  control('humanProof').value = 'proof';
  await submit(sendButton());
};
const codeSent = async () => ({
  code: 0,
  message: 'Code sent to a•••@example.com',
  result: { notice: { key: 'codeSent', to: 'a•••@example.com' }, seconds: 60 },
  errors: [],
});

beforeEach(() => {
  jest.useFakeTimers({ now: 1_800_000_000_000 });
  sessionStorage.clear();
  [sent, answers] = [[], []];
  // The world outside: jsdom has no fetch.
  globalThis.fetch = (async (url: string, { body }: { body: URLSearchParams }) => {
    sent.push({ url, body });
    const answer = await answers.shift()?.();
    return { ok: true, status: 200, json: async () => answer };
  }) as unknown as typeof fetch;
});
afterEach(async () => {
  await opened.unmount();
  jest.useRealTimers();
});

test('takes over without a complaint; with faults nothing is sent', async () => {
  await open('login');
  await submit();
  expect([opened.errors, sent]).toEqual([[], []]);
  expect([faultOf('account'), faultOf('password')]).toEqual([texts.errors.required, texts.errors.required]);
});

test('a password is sent as it was typed, once, however often the button is pressed', async () => {
  let arrive: (answer: unknown) => void = () => undefined;
  answers = [() => new Promise((resolve) => (arrive = resolve))];
  await open('login');
  await logIn();
  await submit();
  expect(sent.map(({ body }) => body.get('password'))).toEqual([' Harbour 2026 ']);
  await act(async () => arrive({ code: 1, message: '', result: null, errors: [] }));
  await submit();
  expect(sent).toHaveLength(2);
});

test('what the server refuses is told in its words; nothing that was typed is lost', async () => {
  answers = [
    async () => ({ code: 1, result: null, errors: [{ field: 'form', code: 'loginFailed', message: 'Not right.' }] }),
  ];
  await open('login');
  await logIn();
  expect(told()).toContain('Not right.');
  expect([control('account').value, control('password').value]).toEqual(['ada-lovelace', ' Harbour 2026 ']);
});

test('when the line is broken the form says so and can be sent again', async () => {
  answers = [() => Promise.reject(new Error('no line')), codeSent];
  await open('login');
  await logIn();
  expect(told()).toContain(texts.errors.storage);
  await submit();
  expect(sent).toHaveLength(2);
});

test('a code is asked for by its own button and fields, and another one only after the countdown, over reloads too', async () => {
  answers = [codeSent, codeSent];
  await open('forgot');
  await askForCode();
  expect(sent.map(({ body }) => [body.get('send'), body.get('email')])).toEqual([['code', 'ada@example.com']]);
  expect(opened.place.textContent).toContain('Code sent to a•••@example.com');
  await wait(20_000);
  const left = texts.resendIn.replace('{{seconds}}', '40');
  expect([sendButton().textContent, sendButton().getAttribute('aria-disabled')]).toEqual([left, 'true']);
  await askForCode();
  expect(sent).toHaveLength(1);

  await opened.unmount();
  await open('forgot');
  expect(sendButton().textContent).toBe(left);
  await wait(40_000);
  expect([sendButton().textContent, sendButton().getAttribute('aria-disabled')]).toEqual([texts.sendCode, null]);
  await askForCode();
  expect(sent).toHaveLength(2);
});

test('no code is asked for without the human check, and a new password needs its code', async () => {
  await open('forgot');
  control('email').value = 'ada@example.com';
  await submit(sendButton());
  expect([sent, told()]).toEqual([[], expect.stringContaining(texts.errors.humanFirst)]);
  await submit();
  expect(faultOf('code')).toBe(texts.errors.codeEmpty);
});

test('a storage that is shut costs the countdown after a reload, and nothing else', async () => {
  const shut = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('shut');
  });
  answers = [codeSent];
  await open('activate');
  await askForCode();
  shut.mockRestore();
  expect(sendButton().getAttribute('aria-disabled')).toBe('true');
  expect(opened.errors).toEqual([]);
});
