// Reads what a form holds now: the values of its fields, as the server reads them, and all that is sent.
import type { Values } from '../forms/Form.ts';
import { readValues } from '../forms/readValues.ts';
import type { FormBox } from './FormContext.ts';

export function typedIn({ form, locale, element }: FormBox): Values {
  const data = new FormData(element.current ?? undefined);
  return readValues(form, locale, (name) => data.getAll(name).filter((value) => typeof value === 'string'));
}

/** All that is sent, without files: they are uploaded ahead of the form. */
export function bodyOf(form: HTMLFormElement): URLSearchParams {
  const body = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') body.append(name, value);
  return body;
}

export const hiddenIn = ({ element }: Pick<FormBox, 'element'>, name: string): HTMLInputElement | undefined =>
  element.current?.querySelector<HTMLInputElement>(`input[type=hidden][name=${name}]`) ?? undefined;
