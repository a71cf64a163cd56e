// A form as a live part: faults while typing and sending, over the server's fields.
import { act } from 'react';
import texts from '../../../locales/en/forms.json';
import { contactForm } from '../../support/contactForm.ts';

const form = contactForm();
const { answers, control, faultOf, fillIn, kept, open, put, sent, status, submit, type, wait } = form;

const summary = () => form.all('#answer a').map((link) => link.getAttribute('href'));
const leave = (name: string) =>
  act(async () => void control(name).dispatchEvent(new FocusEvent('focusout', { bubbles: true })));

beforeEach(() => {
  document.title = 'Contact us';
});

test('hydrates without a complaint, and has its own key', async () => {
  await open();
  expect(form.complaints()).toEqual([]);
  expect(control('key').value).toMatch(/^[\da-f]{32}$/);
});

test('a field is checked when it is left, then at each character until it is correct, and not while it is empty', async () => {
  await open();
  await leave('email');
  expect(faultOf('email')).toBeUndefined();
  await type('email', 'nobody@');
  expect(faultOf('email')).toBeUndefined();
  await leave('email');
  expect(faultOf('email')).toBeTruthy();
  expect(control('email').getAttribute('aria-describedby')).toContain('f-email-e');
  await type('email', 'somebody@example.com');
  expect(faultOf('email')).toBeUndefined();
});

test('a fault waits for the end of the press that leaves the field, however the press ends', async () => {
  await open();
  const press = (type: string, button = 0) => act(async () => void dispatchEvent(new MouseEvent(type, { button })));
  const wrong = async (text: string) => {
    await type('email', 'somebody@example.com');
    await type('email', text);
  };
  for (const end of ['mouseup', 'dragstart', 'contextmenu', 'blur']) {
    await wrong('nobody@');
    await press('mousedown');
    await leave('email');
    expect(faultOf('email')).toBeUndefined();
    await press(end);
    await wait(0);
    expect([end, faultOf('email')]).toEqual([end, expect.any(String)]);
  }
  // A menu takes the end of this press, and moves nothing.
  await wrong('nobody@');
  await press('mousedown', 2);
  await leave('email');
  expect(faultOf('email')).toBeTruthy();
});

test('counts the message while typing, including what was typed before its code loaded', async () => {
  await open(() => put('message', 'a'.repeat(7)));
  expect(form.text()).toContain('7 of 500');
  await type('message', '😀'.repeat(3));
  expect(form.text()).toContain('3 of 500');
});

test('with faults nothing is sent: the list on top has the focus, and the title says how many', async () => {
  await open();
  await submit();
  expect(sent).toEqual([]);
  expect(summary()).toEqual(expect.arrayContaining(['#f-email', '#f-message', '#f-slider']));
  expect(document.activeElement?.id).toBe('answer');
  expect(document.title).toMatch(/\d.*Contact us$/);
  await fillIn();
  control('humanProof').value = '';
  await submit();
  expect([summary(), sent]).toEqual([['#f-slider'], []]);
});

test('with faults under the notice of a lost reference, which has the place of the answer, the list has the focus', async () => {
  const notice = document.createElement('div');
  Object.assign(notice, { id: 'answer', tabIndex: -1 });
  document.body.prepend(notice);
  await form.render({ id: 'contactUs' }, { sent: '' });
  await form.wake();
  await submit();
  expect(document.querySelectorAll('#answer')).toHaveLength(1);
  expect(document.activeElement?.getAttribute('role')).toBe('alert');
  notice.remove();
});

test('a fault found by the server is shown in its words', async () => {
  answers.push(async () => ({
    code: 1,
    result: null,
    errors: [{ field: 'phone', code: 'phone', message: 'No such number.' }],
  }));
  await open();
  await fillIn();
  await submit();
  expect([faultOf('phone'), summary()]).toEqual(['No such number.', ['#f-phone']]);
});

test('without a connection it is kept, and sent again when the connection is back and every 15 seconds, with one key', async () => {
  const fails = async () => {
    throw new TypeError('offline');
  };
  answers.push(fails, fails, fails, async () => ({ code: 1, result: null, errors: [] }));
  await open();
  await fillIn();
  await submit();
  expect([status(), sent.length, JSON.parse(kept()).value.queued]).toEqual([texts.offline.queued, 1, true]);
  await wait(14_999);
  expect(sent).toHaveLength(1);
  await wait(1);
  expect(sent).toHaveLength(2);
  await act(async () => {
    dispatchEvent(new Event('online'));
    await jest.advanceTimersByTimeAsync(0);
  });
  expect(sent).toHaveLength(3);
  await wait(15_000);
  await wait(60_000);
  expect(sent).toHaveLength(4);
  expect(new Set(sent.map((body) => body.get('key'))).size).toBe(1);
});

test('a queued form that was refused waits for the visitor: neither a restored connection nor a reload sends it', async () => {
  const fails = async () => {
    throw new TypeError('offline');
  };
  const refused = { field: 'phone', code: 'phone', message: 'No such number.' };
  answers.push(fails, async () => ({ code: 1, result: null, errors: [refused] }));
  await open();
  await fillIn();
  await submit();
  await wait(15_000);
  expect([faultOf('phone'), sent.length]).toEqual(['No such number.', 2]);
  put('phone', '+886 2');
  await act(async () => {
    dispatchEvent(new Event('offline'));
    dispatchEvent(new Event('online'));
    await jest.advanceTimersByTimeAsync(60_000);
  });
  expect(sent).toHaveLength(2);
  expect(JSON.parse(kept()).value.queued).toBe(false);
});
