// The stages of a registration: each unlocks the next, actions before the code has loaded count, and all stages stay
// reachable.
import { act } from 'react';
import { AccountFormPart } from '../../../src/shared/formParts/account/AccountFormPart.ts';
import { liveForm } from '../../support/renderLive.tsx';
import { stageStates } from '../../../src/shared/formParts/account/AccountFormLive.tsx';

const form = liveForm(AccountFormPart, '/en/register', { question: { a: 2, b: 3, token: 'sum' } });
const { control, wake } = form;

const render = () => form.render({ id: 'register', place: 'page' });
const states = () =>
  form.all('fieldset').map((stage) => {
    const hint = stage.querySelector<HTMLElement>('p[id$=locked]');
    return !hint || hint.hidden ? 'open' : hint.textContent;
  });
const answer = (value: string) =>
  act(async () => {
    control('humanAnswer').value = value;
    control('humanAnswer').dispatchEvent(new Event('input', { bubbles: true }));
  });

test.each([
  [
    [false, false],
    ['now', 'locked', 'locked'],
  ],
  [
    [true, false],
    ['done', 'now', 'locked'],
  ],
  [
    [false, true],
    ['now', 'locked', 'locked'],
  ],
  [
    [true, true],
    ['done', 'done', 'now'],
  ],
])('each passed stage unlocks the next: %j', (passed, expected) => {
  expect(stageStates(passed)).toEqual(expected);
});

test('the check unlocks the agreement, the agreement the fields, and undoing it locks them again', async () => {
  await render();
  expect(states()).toEqual(['open', 'Complete step 1 first', 'Complete step 2 first']);
  await wake();
  await answer('5');
  expect(states()).toEqual(['open', 'open', 'Complete step 2 first']);
  await act(async () => control('agreement').click());
  expect(states()).toEqual(['open', 'open', 'open']);
  await answer('');
  expect(states()).toEqual(['open', 'Complete step 1 first', 'Complete step 2 first']);
  expect(form.complaints()).toEqual([]);
});

test('actions before the code has loaded count, and stay', async () => {
  await render();
  control('humanAnswer').value = '5';
  control('agreement').checked = true;
  control('userName').value = 'ada-lovelace';
  await wake();
  expect(states()).toEqual(['open', 'open', 'open']);
  expect(control('userName').value).toBe('ada-lovelace');
});

test('the first stage waits for no other', async () => {
  await render();
  expect(form.all('fieldset')[0]?.textContent).not.toContain('step');
});

test('everything in a locked stage can be reached', async () => {
  await render();
  await wake();
  expect(form.all('fieldset:disabled, [inert], :disabled, [readonly]')).toHaveLength(0);
  const described = form.all('fieldset').map((stage) => stage.getAttribute('aria-describedby'));
  expect(described).toEqual([null, 'a-agreement-locked', 'a-fields-locked']);
});

test('a password typed before the code had loaded is measured', async () => {
  await render();
  control('password').value = 'Secret-word-77';
  await wake();
  expect(form.text()).toContain('14 of 30');
});
