// One form in two tabs: neither takes away or sends what was typed in the other.
import { act } from 'react';
import texts from '../../../locales/en/forms.json';
import { draftName, keyName } from '../../../src/shared/storage/kept.ts';
import { remember } from '../../../src/shared/storage/localCache.ts';
import { contactForm } from '../../support/contactForm.ts';

const form = contactForm();
const { answers, buttonNamed, control, fillIn, kept, open, submit, type, wait } = form;

/** What another tab leaves in the storage that both share. */
const otherTab = (company: string) =>
  remember(`${draftName('contactUs')} other`, { key: 'other', entries: [['company', company]], page: '/en/other' });

const offered = () => buttonNamed(texts.draft.restore);

test('loaded again, each has its own text; a new one is offered the latest', async () => {
  await open();
  await type('company', 'Example Ltd');
  await wait(300);
  otherTab('Other Ltd');
  await form.leave();
  await open();
  expect([control('company').value, offered()]).toEqual(['Example Ltd', undefined]);
  await form.leave();
  history.replaceState(null, '', '/en/new-tab');
  sessionStorage.removeItem(keyName('contactUs'));
  await open();
  expect(control('company').value).toBe('');
  await act(async () => offered()?.click());
  expect(control('company').value).toBe('Other Ltd');
});

test('what was typed before its code loaded is kept beside what the other has left', async () => {
  history.replaceState(null, '', '/en/early');
  otherTab('Other Ltd');
  await open(() => form.put('company', 'Early Ltd'));
  expect(offered()).toBeDefined();
  expect(Object.values({ ...localStorage }).join()).toMatch(/Other Ltd.*Early Ltd|Early Ltd.*Other Ltd/);
});

test('what was typed while its page was loaded again stays', async () => {
  history.replaceState(null, '', '/en/again');
  sessionStorage.setItem(keyName('contactUs'), JSON.stringify({ key: 'other', draft: '', sent: false }));
  otherTab('Other Ltd');
  await open(() => form.put('company', 'Early Ltd'));
  expect([control('company').value, offered() !== undefined]).toEqual(['Early Ltd', true]);
});

test('sending it in one leaves the draft of the other', async () => {
  await open();
  await fillIn();
  answers.push(async () => {
    otherTab('Other Ltd');
    return { code: 0, result: { location: '#sent' } };
  });
  await submit();
  expect(kept()).toContain('Other Ltd');
});

test('what is typed after a queued form was sent does not wait for a line, whatever the other has left', async () => {
  answers.push(() => Promise.reject(new TypeError('offline')));
  await open();
  await fillIn();
  await submit();
  answers.push(async () => {
    otherTab('Other Ltd');
    return { code: 0, result: { location: '#sent' } };
  });
  await act(async () => dispatchEvent(new Event('online')));
  await wait(15_000);
  await type('company', 'Next Ltd');
  await wait(300);
  expect(JSON.parse(kept()).value).toMatchObject({ queued: false });
  expect(kept()).toContain('Next Ltd');
});

test('what was typed in one is a draft again when it is left after another, which had taken it, was sent', async () => {
  await open();
  await type('company', 'Example Ltd');
  await wait(300);
  localStorage.clear();
  dispatchEvent(new Event('pagehide'));
  expect(kept()).toContain('Example Ltd');
  await act(async () => form.leave());
});

test('what a member typed in one is no draft again after a log-out in the other', async () => {
  document.cookie = 'member=harbour-lead';
  await open();
  await type('company', 'Example Ltd');
  await wait(300);
  document.cookie = 'member=; max-age=0';
  localStorage.clear();
  dispatchEvent(new Event('pagehide'));
  expect(kept()).toBe('');
  await act(async () => form.leave());
});
