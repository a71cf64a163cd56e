// Typed text, ticks and focus survive while a part of the page is hydrated or rendered again.
import { keepTyped } from '../../../src/shared/live/livePart.tsx';

const html = `<input name="who"><textarea name="what">From the server</textarea>
  <select name="job"><option>a</option><option>b</option></select>
  <input type="radio" name="time" value="am"><input type="radio" name="time" value="pm">
  <input type="checkbox" name="of" value="sms"><input type="checkbox" name="of" value="cdn">`;

let place: HTMLElement;
const control = (selector: string) => place.querySelector(selector) as HTMLInputElement;
const standing = () => ({
  who: control('[name=who]').value,
  what: control('textarea').value,
  job: control('select').value,
  ticked: [...place.querySelectorAll<HTMLInputElement>(':checked')].map(({ value }) => value),
});

beforeEach(() => {
  document.body.innerHTML = `<div>${html}</div><p tabindex="-1">x</p>`;
  place = document.querySelector('div') as HTMLElement;
});

function fillIn(): void {
  control('[name=who]').value = 'Ana';
  control('textarea').value = 'Typed';
  control('select').value = 'b';
  control('[value=pm]').checked = true;
  control('[value=cdn]').checked = true;
}
const filled = { who: 'Ana', what: 'Typed', job: 'b', ticked: ['b', 'pm', 'cdn'] };

test('in elements that are replaced, including what was typed until then', () => {
  const giveBack = keepTyped(place);
  fillIn();
  control('[name=who]').focus();
  const old = [...place.childNodes];
  const again = keepTyped(place);
  place.innerHTML = html;
  expect(old).not.toContain(place.firstChild);
  again();
  expect(standing()).toEqual(filled);
  expect(document.activeElement).toBe(control('[name=who]'));
  giveBack();
  expect(standing()).toEqual(filled);
});

test('a textarea from the server keeps its text whatever React sets, and so does one that was typed into', () => {
  keepTyped(place);
  control('textarea').defaultValue = '';
  expect(standing().what).toBe('From the server');
  control('textarea').value = 'Typed';
  control('textarea').defaultValue = 'From the server';
  expect(standing().what).toBe('Typed');
});

test('the focus stays where it is if it is elsewhere', () => {
  const giveBack = keepTyped(place);
  document.querySelector('p')?.focus();
  place.innerHTML = html;
  giveBack();
  expect(document.activeElement).toBe(document.querySelector('p'));
});

test('each in its own field where several have one name, in elements that stay and in others', () => {
  const twins = '<input name="name"><input name="name">';
  place.innerHTML = twins;
  const typed = () => [...place.querySelectorAll('input')].map(({ value }) => value);
  const [first, second] = [...place.querySelectorAll('input')] as [HTMLInputElement, HTMLInputElement];
  first.value = 'Of the estimate';
  second.value = 'To keep it by';
  keepTyped(place)();
  expect(typed()).toEqual(['Of the estimate', 'To keep it by']);
  const giveBack = keepTyped(place);
  place.innerHTML = twins;
  giveBack();
  expect(typed()).toEqual(['Of the estimate', 'To keep it by']);
});

test('a chosen file moves to the new file field', () => {
  place.innerHTML = '<input type="file" name="files">';
  const files = { length: 1 } as FileList;
  Object.defineProperty(control('[type=file]'), 'files', { value: files });
  const giveBack = keepTyped(place);
  place.innerHTML = '<input type="file" name="files">';
  const given: unknown[] = [];
  Object.defineProperty(control('[type=file]'), 'files', {
    set(value) {
      given.push(value);
    },
    get: () => undefined,
  });
  giveBack();
  expect(given).toEqual([files]);
});
