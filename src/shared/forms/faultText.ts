// The words for a fault, next to its field and, alone in a list, with the field's name where the words need it.
import type { Translate } from '../i18n/useT.ts';
import type { Fault, FieldFault } from './Form.ts';

/** These do not say which field they mean. */
const nameless = new Set(['required', 'messageShort', 'messageLong']);

export const faultText = (t: Translate, { key, values }: Fault): string => t(`errors.${key}`, values);

export const summaryText = (t: Translate, fault: FieldFault): string =>
  nameless.has(fault.key)
    ? t('summary.line', { field: t(`fields.${fault.field}.label`), error: faultText(t, fault) })
    : faultText(t, fault);
