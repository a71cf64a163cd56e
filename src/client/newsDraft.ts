// Keeps what is typed into the sign-up of the newsletter, which has no code of its own, like the draft of a form: until it was sent.
import { answerPlace } from '../shared/forms/Form.ts';
import { draftName } from '../shared/storage/kept.ts';
import { forget, recall, remember } from '../shared/storage/localCache.ts';

const draft = draftName('newsletter');
const fields = ['', `#${answerPlace}`]
  .map((place) => `[action$="/newsletter${place}"] :is([name=email],[type=checkbox][name=topics])`)
  .join();
const sent = /\/newsletter\?did=asked/;

/** By the name of a field: on the foot of a page there is only the address. */
type Entries = Readonly<Record<string, readonly string[]>>;

const entries = (): Entries => (recall(draft) ?? {}) as Entries;

const entered = ({ form, name }: HTMLInputElement) => new FormData(form ?? undefined).getAll(name) as string[];

const keep = (field: HTMLInputElement): void => remember(draft, { ...entries(), [field.name]: entered(field) });

/** Leaves what the server or the visitor has put there. */
function fillIn(): void {
  if (sent.test(location.href)) forget(draft);
  const kept = entries();
  const empty = [...document.querySelectorAll<HTMLInputElement>(fields)].filter((field) => !entered(field).join(''));
  for (const field of empty) {
    const values = kept[field.name] ?? [];
    if (field.type === 'checkbox') field.checked = values.includes(field.value);
    else field.value = values[0] ?? '';
  }
}

/** Returns a function to call for each page that is shown later. */
export function startNewsDraft(): () => void {
  // Typed before this code was loaded.
  for (const field of document.querySelectorAll<HTMLInputElement>(fields))
    if (field.value !== field.defaultValue || field.checked !== field.defaultChecked) keep(field);
  addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement && target.matches(fields)) keep(target);
  });
  fillIn();
  return fillIn;
}
