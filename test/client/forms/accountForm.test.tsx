// An account form as a live part: sent without leaving the page, faults and codes in the server's words, the countdown
// across reloads.
import { act } from 'react';
import texts from '../../../locales/en/forms.json';
import { AccountFormPart } from '../../../src/shared/formParts/account/AccountFormPart.ts';
import { logInByPasskey } from '../../../src/shared/formParts/account/passkey.ts';
import type { AccountFormId } from '../../../src/shared/forms/AccountForm.ts';
import { liveForm } from '../../support/renderLive.tsx';

const form = liveForm(AccountFormPart, '/en/login');
const { answers, control, sent, submit, wait } = form;

const faultOf = (name: string) => document.getElementById(`${control(name).id}-e`)?.textContent ?? undefined;
const sendButton = () => form.one<HTMLButtonElement>('button[name=send]');
const told = () => form.one('#answer')?.textContent ?? '';

async function open(id: AccountFormId): Promise<void> {
  await form.render({ id, place: 'page' });
  await form.wake();
}
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

test('hydrates without a complaint; with faults nothing is sent', async () => {
  await open('login');
  await submit();
  expect([form.complaints(), sent]).toEqual([[], []]);
  expect([faultOf('account'), faultOf('password')]).toEqual([texts.errors.required, texts.errors.required]);
});

test('a password is sent as it was typed, once, however often the button is pressed', async () => {
  let arrive: (answer: unknown) => void = () => undefined;
  answers.push(() => new Promise((resolve) => (arrive = resolve)));
  await open('login');
  await logIn();
  await submit();
  expect(sent.map((body) => body.get('password'))).toEqual([' Harbour 2026 ']);
  await act(async () => arrive({ code: 1, message: '', result: null, errors: [] }));
  await submit();
  expect(sent).toHaveLength(2);
});

test('a refusal is shown in the server’s words; nothing typed is lost', async () => {
  answers.push(async () => ({
    code: 1,
    result: null,
    errors: [{ field: 'form', code: 'loginFailed', message: 'Not right.' }],
  }));
  await open('login');
  await logIn();
  expect(told()).toContain('Not right.');
  expect([control('account').value, control('password').value]).toEqual(['ada-lovelace', ' Harbour 2026 ']);
});

test('the link to another confirmation mail keeps where the visitor was going', async () => {
  answers.push(async () => ({
    code: 1,
    result: null,
    errors: [{ field: 'form', code: 'emailUnverified', message: 'Not confirmed.' }],
  }));
  await form.render({ id: 'login', place: 'page' }, { next: '/en/account' });
  await form.wake();
  await logIn();
  expect(form.one('[href*="dialog=verify"]').getAttribute('href')).toBe('/en/login?next=%2Fen%2Faccount&dialog=verify');
});

test('a refused field stays marked while the focus moves to the answer, until it is corrected', async () => {
  answers.push(async () => ({
    code: 1,
    result: null,
    errors: [{ field: 'otp', code: 'codeWrong', message: 'Not this code.' }],
  }));
  await open('second');
  await act(async () => control('otp').focus());
  control('otp').value = '000000';
  await submit();
  expect([document.activeElement?.id, faultOf('otp')]).toEqual(['answer', 'Not this code.']);
  control('otp').value = '123456';
  await act(async () => void control('otp').dispatchEvent(new Event('input', { bubbles: true })));
  expect(faultOf('otp')).toBeUndefined();
});

test('when the connection is lost the form says so and can be sent again', async () => {
  answers.push(() => Promise.reject(new Error('no line')), codeSent);
  await open('login');
  await logIn();
  expect(told()).toContain(texts.errors.accountsAway);
  await submit();
  expect(sent).toHaveLength(2);
});

/** What a server answers that takes no more requests. */
const busy = async () => ({ code: 503, message: 'The server is busy', result: null, errors: [] });

test('an answer that gives no reason is shown as a failure', async () => {
  answers.push(busy);
  await open('login');
  await logIn();
  expect(told()).toContain(texts.errors.accountsAway);
});

test('an answer to a passkey that gives no reason is not taken for a visitor who cancelled', async () => {
  answers.push(busy);
  await open('login');
  await expect(logInByPasskey('en', '')).rejects.toThrow('503');
});

test('a code is requested by its own button and fields, and another only after the countdown, even after a reload', async () => {
  answers.push(codeSent, codeSent);
  await open('forgot');
  await askForCode();
  expect(sent.map((body) => [body.get('send'), body.get('email')])).toEqual([['code', 'ada@example.com']]);
  expect(form.text()).toContain('Code sent to a•••@example.com');
  await wait(20_000);
  const left = texts.resendIn.replace('{{seconds}}', '40');
  expect([sendButton().textContent, sendButton().getAttribute('aria-disabled')]).toEqual([left, 'true']);
  await askForCode();
  expect(sent).toHaveLength(1);

  await form.leave();
  await open('forgot');
  expect(sendButton().textContent).toBe(left);
  await wait(40_000);
  expect([sendButton().textContent, sendButton().getAttribute('aria-disabled')]).toEqual([texts.sendCode, null]);
  await askForCode();
  expect(sent).toHaveLength(2);
});

test('no code is requested without the human check, and a new password needs its code', async () => {
  await open('forgot');
  control('email').value = 'ada@example.com';
  await submit(sendButton());
  expect([sent, told()]).toEqual([[], expect.stringContaining(texts.errors.humanFirst)]);
  await submit();
  expect(faultOf('code')).toBe(texts.errors.codeEmpty);
});

test('without storage only the countdown is lost on a reload', async () => {
  const shut = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('shut');
  });
  answers.push(codeSent);
  await open('activate');
  await askForCode();
  await wait(20_000);
  shut.mockRestore();
  expect(sendButton().textContent).toBe(texts.resendIn.replace('{{seconds}}', '40'));
  expect(form.complaints()).toEqual([]);
});

test('what has succeeded is not sent again while the next page is on its way', async () => {
  answers.push(async () => ({ code: 0, message: '', result: { location: '#in' }, errors: [] }));
  await open('login');
  await logIn();
  await submit();
  expect([sent.length, form.one('form > [role=status]')?.textContent, told()]).toEqual([1, texts.sending, '']);
});

test('a fault of two fields goes with what mends it, in whichever field; what the server said stays', async () => {
  answers.push(async () => ({
    code: 1,
    result: null,
    errors: [{ field: 'confirm', code: 'confirm', message: 'Said by the server.' }],
  }));
  const type = (name: string, value: string) =>
    act(async () => {
      control(name).value = value;
      control(name).dispatchEvent(new Event('input', { bubbles: true }));
    });
  const leave = (name: string) =>
    act(async () => void control(name).dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
  await open('reset');
  await type('password', 'Secret-word-77');
  await type('confirm', 'Secret-word-78');
  await leave('confirm');
  expect(faultOf('confirm')).toBeTruthy();
  await type('password', 'Secret-word-78');
  expect(faultOf('confirm')).toBeUndefined();
  await submit();
  await type('password', 'Secret-word-78');
  expect(faultOf('confirm')).toBe('Said by the server.');
});
