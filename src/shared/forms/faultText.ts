// The message of a fault: beside its field, and in the error summary with the field's name where the message lacks it.
import type { Translate } from '../i18n/useT.ts';
import type { Fault, FieldFault } from './Form.ts';

/** Messages that do not name their field. */
const nameless = new Set(['required', 'messageShort', 'messageLong']);

export const faultText = (t: Translate, { key, values }: Fault): string => t(`errors.${key}`, values);

export const summaryText = (t: Translate, fault: FieldFault): string =>
  nameless.has(fault.key)
    ? t('summary.line', { field: t(`fields.${fault.field}.label`), error: faultText(t, fault) })
    : faultText(t, fault);
