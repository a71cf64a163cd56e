// What forms say: the messages of faults, the page title after sending, the texts of options, the sizes of files.
import type { Translate } from '../i18n/useT.ts';
import { type Fault, type FieldFault, wholeForm } from './Form.ts';
import type { LocaleRow } from '../i18n/locales.ts';
import { usd, plainNumber } from '../i18n/numbers.ts';

/** Messages that do not name their field. */
const nameless = new Set(['required', 'messageShort', 'messageLong']);

/** The message beside a field. */
export const faultText = (t: Translate, { key, values }: Fault): string => t(`errors.${key}`, values);

/** In the error summary, with the field's name where the message lacks it. */
export const summaryText = (t: Translate, fault: FieldFault): string =>
  nameless.has(fault.key)
    ? t('summary.line', { field: t(`fields.${fault.field}.label`), error: faultText(t, fault) })
    : faultText(t, fault);

/** Page titles after a form was sent: the result comes first. */
export const sentTitle = (t: Translate, title: string, reference: string): string =>
  t(reference === '' ? 'title.lost' : 'title.sent', { title });

export function faultyTitle(t: Translate, title: string, faults: readonly FieldFault[]): string {
  if (faults.length === 0) return title;
  const count = faults.filter(({ field }) => field !== wholeForm).length;
  return count > 0 ? t('title.wrong', { count, title }) : t('title.failed', { title });
}

/** The text of an option; amounts of prepaid plans are written as money. */
export const optionText = (t: Translate, locale: Pick<LocaleRow, 'iso'>, field: string, option: string): string =>
  field === 'plan' ? usd(locale, Number(option)) : t(`options.${field}.${option}`);

const kilobyte = 1024;
const megabyte = kilobyte * kilobyte;

/** Small files in kB, so that none is shown as 0. */
export function sizeText(t: Translate, iso: string, bytes: number): string {
  const written = (amount: number) => plainNumber({ iso }, amount, 1);
  return bytes < megabyte
    ? t('upload.kilobytes', { size: written(Math.ceil(bytes / kilobyte)) })
    : t('upload.megabytes', { size: written(bytes / megabyte) });
}
