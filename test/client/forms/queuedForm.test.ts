// A form that waits for a connection and is loaded again meanwhile: sent from the page where it was filled in, as it was there.
import { act } from 'react';
import texts from '../../../locales/en/forms.json';
import { FormPart } from '../../../src/shared/formParts/FormSection.tsx';
import { liveForm } from '../../support/renderLive.tsx';

const form = liveForm(FormPart, '/en/page');
const { all, answers, control, one, sent, submit, wait } = form;

const fails = () => Promise.reject(new TypeError('no line'));
const buttonNamed = (words: string) =>
  all<HTMLButtonElement>('button').find(({ textContent }) => textContent === words);
const status = () => one('form > [role=status]')?.textContent;

/** The address of the page, as after it has loaded. */
const at = (address: string) => history.replaceState(null, '', address);

async function open(id: 'consult' | 'callback' | 'contactUs'): Promise<void> {
  await form.render({ id });
  await form.wake();
}

async function fillIn(values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries({ humanProof: 'proof', email: 'ada@example.com', ...values }))
    control(name).value = value;
  await submit();
}

const enquiry = { lastName: 'Lovelace', firstName: 'Ada', company: 'Example Ltd', phone: '+44 20 7946 0958' };

async function fillInEnquiry(): Promise<void> {
  await open('consult');
  const wanted = Object.entries({ ...enquiry, name: 'Ada', message: 'What does a terabyte cost?', country: 'France' });
  await fillIn(Object.fromEntries(wanted.filter(([name]) => control(name))));
}

async function queueEnquiry(): Promise<void> {
  answers.push(fails);
  await fillInEnquiry();
  expect([status(), sent.length]).toEqual([texts.offline.queued, 1]);
  // From another page it is not sent.
  expect(status()).toContain('Keep this page open');
  await form.leave();
}

test('is sent from its own page, and only offered on others and for another plan', async () => {
  at('/en/one-product?plan=500');
  await queueEnquiry();
  for (const other of ['/en/another-product?plan=500', '/en/one-product?plan=1000&of=another']) {
    at(other);
    await open('consult');
    await wait(60_000);
    expect([other, sent.length, status()]).toEqual([other, 1, '']);
    await form.leave();
  }
  at('/en/another-product');
  await open('consult');
  expect(buttonNamed(texts.draft.restore)).toBeTruthy();
  await form.leave();
  at('/en/one-product?plan=500');
  await open('consult');
  await wait(0);
  expect(sent.map((body) => body.get('company'))).toEqual(['Example Ltd', 'Example Ltd']);
});

test('restored on another page, it is sent when the visitor presses Send there', async () => {
  at('/en/one-product');
  await queueEnquiry();
  at('/en/another-product');
  await open('consult');
  await act(async () => buttonNamed(texts.draft.restore)?.click());
  await wait(60_000);
  expect([control('company').value, sent.length]).toEqual(['Example Ltd', 1]);
  control('humanProof').value = 'proof';
  await submit();
  expect(sent).toHaveLength(2);
});

describe('whose page was left before the answer', () => {
  let arrive: (answer: object) => void;
  beforeEach(async () => {
    answers.push(() => new Promise((resolve) => (arrive = resolve)));
    at('/en/a-slow-line');
    await fillInEnquiry();
    await form.leave();
  });
  const answer = (one: object) => act(async () => arrive(one));
  const kept = () => JSON.parse(form.kept('consult') || 'null')?.value;

  test('is still to be sent', () => {
    expect([sent.length, kept()]).toMatchObject([1, { queued: true, proof: 'proof' }]);
  });

  test('is sent and forgotten once it is taken, and the visitor stays on the page opened meanwhile', async () => {
    at('/en/read-meanwhile');
    await answer({ code: 0, result: { location: '#thanks' } });
    expect([kept(), location.hash]).toEqual([undefined, '']);
  });

  test('waits for the visitor if it is refused', async () => {
    await answer({ code: 1, errors: [{ field: 'email', code: 'email', message: 'No address' }], result: null });
    expect(kept()).toMatchObject({ queued: false });
    await open('consult');
    await wait(60_000);
    expect(sent).toHaveLength(1);
  });
});

/** The half hours that stand beside the form. */
function offer(...slots: string[]): void {
  const beside = slots.map((slot) => `<input type="radio" name="slot" form="f-form" value="${slot}">`);
  document.body.insertAdjacentHTML('afterbegin', `<div id="times">${beside.join('')}</div>`);
}
const times = () => document.getElementById('times') as HTMLElement;
const chosen = () => document.querySelector<HTMLInputElement>('#times :checked')?.value;
const choose = (slot: string) => act(async () => times().querySelector<HTMLElement>(`[value="${slot}"]`)?.click());

const [early, late] = ['2026-12-21T01:00Z[Asia/Taipei]', '2026-12-21T01:30Z[Asia/Taipei]'];

describe('a call', () => {
  beforeEach(() => {
    at('/en/callback');
    offer(early, late);
  });
  afterEach(() => times().remove());

  test('keeps its half hour, which is chosen beside the form', async () => {
    answers.push(fails);
    await open('callback');
    await choose(late);
    await fillIn({ name: 'Ada Lovelace', phone: '+44 20 7946 0958' });
    expect(sent.map((body) => body.get('slot'))).toEqual([late]);
    await form.leave();
    times().remove();
    offer(early, late);
    const shown: (string | undefined)[] = [];
    const note = () => void shown.push(chosen());
    document.addEventListener('change', note);
    await open('callback');
    await wait(0);
    document.removeEventListener('change', note);
    expect(sent.map((body) => body.get('slot'))).toEqual([late, late]);
    // The page says the chosen half hour in large type.
    expect(shown).toContain(late);
  });

  test('keeps it as soon as it is chosen, before anything is typed', async () => {
    await open('callback');
    await choose(late);
    await wait(300);
    expect(form.kept('callback')).toContain(late);
  });

  test('keeps the half hour that its page has chosen if that of the draft is no longer on offer', async () => {
    answers.push(fails);
    await open('callback');
    await choose(late);
    await fillIn({ name: 'Ada Lovelace', phone: '+44 20 7946 0958' });
    await form.leave();
    times().remove();
    offer(early);
    await choose(early);
    await open('callback');
    await wait(0);
    expect(chosen()).toBe(early);
  });
});

describe('files', () => {
  const stored = (name: string) => ({ path: `stored/${name}`, name, size: 1 });
  const draftOf = (changed: object) => ({
    until: Date.now() + 60_000,
    value: { entries: [['company', 'Example Ltd']], key: 'k', files: 'T', queued: false, proof: '', ...changed },
  });
  const keep = (changed: object) => localStorage.setItem('form consult k', JSON.stringify(draftOf(changed)));
  const listed = async (url: string) => ({
    ok: true,
    status: 200,
    json: async () => (url.includes('draft=T') ? { result: { files: [stored('a.png'), stored('b.png')] } } : undefined),
  });
  const kept = () => JSON.parse(form.kept('consult') || 'null')?.value;
  const restore = () => act(async () => buttonNamed(texts.draft.restore)?.click());
  const names = () => all('form li > span:first-child').map(({ textContent }) => textContent);

  test('of which one was taken off, though the request that removes it failed, come back without it', async () => {
    globalThis.fetch = ((url: string, { body }: { body?: URLSearchParams } = {}) =>
      body ? fails() : listed(url)) as unknown as typeof fetch;
    at('/en/with-files');
    keep({});
    await open('consult');
    await restore();
    expect(names()).toEqual(['a.png', 'b.png']);
    await act(async () => one<HTMLElement>('button[name=remove]').click());
    await wait(300);
    expect(kept()).toMatchObject({ files: 'T', off: ' stored/a.png' });
    await form.leave();
    at('/en/with-files-again');
    await open('consult');
    await restore();
    expect([names(), control('off').value]).toEqual([['b.png'], ' stored/a.png']);
  });

  test('that were all taken off are no draft', async () => {
    globalThis.fetch = listed as unknown as typeof fetch;
    at('/en/without-files');
    keep({ entries: [], off: ' stored/a.png stored/b.png' });
    await open('consult');
    await wait(0);
    expect([buttonNamed(texts.draft.restore), kept()]).toEqual([undefined, undefined]);
  });
});

test('a press while the thanks are on their way sends nothing more and keeps no draft; after Back it sends again', async () => {
  const arrived = async () => ({ code: 0, result: { location: '#thanks' }, errors: [] });
  answers.push(arrived, arrived);
  at('/en/sent-twice');
  await fillInEnquiry();
  await submit();
  expect([sent.length, form.kept('consult')]).toEqual([1, '']);
  await act(async () => void dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
  await submit();
  expect(sent).toHaveLength(2);
});
