// Reads the values of a received form as the browser reads them, after what only programs send is set right.
import { fieldsOf, type FieldSet, type FormLocale, type Values } from '../../shared/forms/Form.ts';
import { readValues, type Sent } from '../../shared/forms/readValues.ts';

/** Text that breaks a rule by its length is still returned whole up to here; longer text is cut. */
const longest = 128 * 1024;

/** A lone surrogate, which JSON can hold and a database cannot. */
const halfSign = /\p{Cs}/gu;

/** What programs send for a box that is not ticked; browsers send nothing. */
const unticked = /^(no|false|off|0)$/i;

export function receivedValues(form: FieldSet, locale: FormLocale, sent: Sent): Values {
  const boxes = new Set(
    fieldsOf(form, locale).flatMap(({ name, kind }) => (kind === 'tick' || kind === 'agreement' ? [name] : [])),
  );
  return readValues(form, locale, (name) =>
    sent(name)
      .filter((text) => !boxes.has(name) || !unticked.test(text))
      .map((text) => text.slice(0, longest).replace(halfSign, '\uFFFD')),
  );
}
