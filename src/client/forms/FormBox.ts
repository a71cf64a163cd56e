// A form on the page as its helpers see it: the form's object, its texts, and what stands in its fields.
import type { FieldFault, Form } from '../../shared/forms/Form.ts';
import type { Sent } from '../../shared/forms/readValues.ts';
import type { LocaleCode } from '../../shared/i18n/locales.ts';
import type { Translate } from '../../shared/i18n/useT.ts';

export type FormBox = {
  element: HTMLFormElement;
  form: Form;
  locale: LocaleCode;
  t: Translate;
};

export function find<E extends HTMLElement = HTMLElement>({ element }: FormBox, selector: string): E | undefined {
  return element.querySelector<E>(selector) ?? undefined;
}

export const sentIn =
  ({ element }: FormBox): Sent =>
  (name) =>
    new FormData(element).getAll(name).filter((value) => typeof value === 'string');

export const hidden = (box: FormBox, name: string): HTMLInputElement | undefined =>
  find<HTMLInputElement>(box, `input[type=hidden][name=${name}]`);

export const wrapperOf = (box: FormBox, field: string): HTMLElement | undefined => find(box, `[data-field=${field}]`);

export function say(box: FormBox, text: string): void {
  const place = find(box, '[data-status]');
  if (place) place.textContent = text;
}

/** As crypto.randomUUID, which does not exist on plain http. */
export const randomToken = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** What is asked of who cannot use the check: a plus b. */
export type Question = { a: number; b: number; token: string };

export type Answer = {
  code: number;
  message: string;
  result: {
    reference?: string;
    location?: string;
    files?: { path: string; name: string; size: number }[];
    question?: Question;
  } | null;
  errors?: { field: string; code: string; message: string }[];
};

export const faultOf = ({ field, code }: { field: string; code: string }): FieldFault => ({ field, key: code });
