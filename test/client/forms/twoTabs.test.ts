// One form in two tabs, which share one place for its draft: neither takes away or sends what was typed in the other.
import { act } from 'react';
import { draftName } from '../../../src/shared/storage/kept.ts';
import { remember } from '../../../src/shared/storage/localCache.ts';
import { contactForm } from '../../support/contactForm.ts';

const form = contactForm();
const { answers, fillIn, kept, open, submit, type, wait } = form;

/** What another tab leaves in the storage that both share. */
const otherTab = (company: string | undefined) =>
  remember(draftName('contactUs'), company ? { key: 'other', entries: [['company', company]] } : null);

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

test('what was typed in one is a draft again when it is left after the other was sent', async () => {
  await open();
  await type('company', 'Example Ltd');
  await wait(300);
  otherTab(undefined);
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
