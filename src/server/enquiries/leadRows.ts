// The filled-in fields as rows with labels and options in the reader's language, in the order of the form.
import { fieldsOf, type Field, type Form, type Values } from '../../shared/forms/Form.ts';
import { readSlot } from '../../shared/forms/slot.ts';
import { optionText } from '../../shared/forms/formTexts.ts';
import { withConsent } from '../../shared/forms/separateConsent.ts';
import { partWords } from '../../shared/i18n/joinWords.ts';
import type { LocaleCode } from '../../shared/i18n/locales.ts';
import { listMark } from '../../shared/i18n/marks.ts';
import { pages } from '../../shared/pages/pages.ts';
import { isCarriedWish } from '../../shared/forms/fields.ts';
import { estimateText, type EstimateReader } from '../../shared/wishes/estimateText.ts';
import type { WishReader } from '../../shared/wishes/wishValues.ts';
import { wishText } from '../../shared/wishes/wishes.ts';
import { readEstimate } from '../forms/estimates.ts';
import { mailHalfHour } from '../messages/mailTimes.ts';
import type { LeadRow } from './leadNews.ts';

const pageOf = (field: Field, value: string | readonly string[]) =>
  field.name === 'product' ? pages.find(({ id }) => id === value) : undefined;

function valueText(field: Field, value: string | readonly string[], { locale, textsOf }: WishReader): string {
  const t = textsOf('forms');
  if ('options' in field) {
    const chosen = typeof value === 'string' ? [value] : value;
    return partWords(chosen.map((option) => optionText(t, locale, field.name, option)).join(listMark(locale)));
  }
  if (field.kind === 'tick') return t('answers.yes');
  const slot = field.kind === 'slot' ? readSlot(String(value)) : undefined;
  if (slot) return mailHalfHour((_, key) => textsOf('mail')(key), locale.code, slot.at, slot.zone);
  if (isCarriedWish(field)) return partWords(wishText(String(value), { locale, textsOf }) ?? String(value));
  const page = pageOf(field, value);
  return page ? textsOf(page.id)('name') : String(value);
}

/** The name of an estimate was typed; everything else in it is ours. */
function estimateRows(label: string, code: string, reader: EstimateReader): LeadRow[] {
  const estimate = readEstimate(code);
  if (!estimate) return [{ label, value: code, kind: 'carried', ours: false }];
  const { name } = estimate;
  return [
    ...(name ? [{ label, value: name, kind: 'text', ours: false }] : []),
    { label, value: partWords(estimateText(estimate, reader)), kind: 'carried', ours: true },
  ];
}

export function leadRows(form: Form, locale: LocaleCode, values: Values, reader: EstimateReader): LeadRow[] {
  const t = reader.textsOf('forms');
  // Includes the consent field even if the form no longer asks for it.
  return fieldsOf(withConsent(form, true), locale).flatMap((field) => {
    const value = values[field.name] ?? '';
    if (value.length === 0) return [];
    // The text of a consent is a whole sentence: too long for a label.
    const label = t(field.kind === 'tick' ? `answers.${field.name}` : `fields.${field.name}.label`);
    if (field.name === 'estimate') return estimateRows(label, String(value), reader);
    // A code may look like one of our wishes and still say what a stranger typed.
    const isWish = isCarriedWish(field) && wishText(String(value), reader) !== undefined;
    const ours = 'options' in field || isWish || field.kind === 'tick' || pageOf(field, value) !== undefined;
    return [{ label, value: valueText(field, value, reader), kind: field.kind, ours }];
  });
}
