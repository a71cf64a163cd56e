// The filled-in fields as a reader sees them: labels and options in his language, in the order of the form.
import { fieldsOf, type Field, type Form, type Values } from '../../shared/forms/Form.ts';
import type { LocaleCode } from '../../shared/i18n/locales.ts';
import type { TranslatorOf } from '../../shared/i18n/useT.ts';
import { pages } from '../../shared/pages/pages.ts';

type Row = { label: string; value: string };

function valueText(field: Field, value: string | readonly string[], textsOf: TranslatorOf): string {
  const t = textsOf('forms');
  if ('options' in field && field.name !== 'plan') {
    const chosen = typeof value === 'string' ? [value] : value;
    return chosen.map((option) => t(`options.${field.name}.${option}`)).join(', ');
  }
  if (field.kind === 'tick') return t('answers.yes');
  const page = field.name === 'product' && pages.find(({ id }) => id === value);
  return page ? textsOf(page.id)('name') : String(value);
}

export function leadRows(
  form: Form,
  locale: LocaleCode,
  values: Values,
  files: readonly string[],
  textsOf: TranslatorOf,
): Row[] {
  const t = textsOf('forms');
  const rows = fieldsOf(form, locale).flatMap((field) => {
    const value = values[field.name] ?? '';
    if (value.length === 0) return [];
    return [{ label: t(`fields.${field.name}.label`), value: valueText(field, value, textsOf) }];
  });
  return files.length > 0 ? [...rows, { label: t('fields.attachments.label'), value: files.join('\n') }] : rows;
}
