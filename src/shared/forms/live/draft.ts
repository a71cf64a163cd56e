// What the visitor typed, kept on his device until it is sent, whatever language he goes on in.
import { recall, remember } from '../../app/localCache.ts';
import { draftName } from '../../storage/kept.ts';
import type { FormId } from '../Form.ts';

export type Draft = {
  entries: [name: string, value: string][];
  key: string;
  files: string;
  /** Pressed Send while the line was gone. */
  queued: boolean;
  /** What the human check gave, for a form that only waits for the line. */
  proof: string;
};

/** Of what is asked; proofs expire, and a key belongs to what is typed, so they are not part of a draft. */
type FieldNames = ReadonlySet<string>;

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' && value !== null && 'entries' in value && Array.isArray(value.entries) && 'key' in value;

const isTick = (control: Control): control is HTMLInputElement =>
  control.type === 'radio' || control.type === 'checkbox';

const controlsIn = (form: HTMLFormElement, names: FieldNames): Control[] =>
  [...form.querySelectorAll<Control>('input:not([type=hidden]),select,textarea')].filter(({ name }) => names.has(name));

export function keptDraft(form: FormId): Draft | undefined {
  const draft = recall(draftName(form));
  return isDraft(draft) && draft.entries.length > 0 ? draft : undefined;
}

export const keepDraft = (form: FormId, draft: Draft | null): void => remember(draftName(form), draft);

export const entriesIn = (form: HTMLFormElement, names: FieldNames): Draft['entries'] =>
  [...new FormData(form)].flatMap(([field, value]) =>
    typeof value === 'string' && value !== '' && names.has(field) ? [[field, value]] : [],
  );

/** Something was filled in before this code had come. */
export const isFilledIn = (form: HTMLFormElement, names: FieldNames): boolean =>
  controlsIn(form, names).some((control) =>
    isTick(control)
      ? control.checked !== control.defaultChecked
      : !(control instanceof HTMLSelectElement) && control.value !== control.defaultValue,
  );

export function putInto(form: HTMLFormElement, names: FieldNames, { entries }: Draft): void {
  for (const control of controlsIn(form, names)) {
    const values = entries.filter(([name]) => name === control.name).map(([, value]) => value);
    if (isTick(control)) control.checked = values.includes(control.value);
    else if (values[0] !== undefined) control.value = values[0];
  }
}
