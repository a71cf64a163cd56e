// Reads the current values of a form's fields, as the server does.
import type { Values } from '../forms/Form.ts';
import { readValues } from '../forms/readValues.ts';
import type { FormBox } from './FormContext.ts';

export function typedIn({ form, locale, element }: FormBox): Values {
  const data = new FormData(element.current ?? undefined);
  return readValues(form, locale.code, (name) => data.getAll(name).filter((value) => typeof value === 'string'));
}

export const hiddenIn = ({ element }: Pick<FormBox, 'element'>, name: string): HTMLInputElement | undefined =>
  element.current?.querySelector<HTMLInputElement>(`input[type=hidden][name=${name}]`) ?? undefined;
