// Judges what was typed into a form: which of its wishes and estimates are our own, the rules of its fields, and what only the server
// knows of contacts, companies and half hours.
import { checkValues } from '../../shared/forms/checkValues.ts';
import { isCarriedWish } from '../../shared/forms/fields.ts';
import { fieldsOf, type FieldFault, type Values } from '../../shared/forms/Form.ts';
import { homeOfZone, readSlot } from '../../shared/forms/slot.ts';
import { localeOf } from '../../shared/i18n/locales.ts';
import { isWish, wishText } from '../../shared/wishes/wishes.ts';
import { judgeContacts, phoneNumber } from '../forms/contacts.ts';
import { openEstimate, readEstimate, sealEstimate } from '../forms/estimates.ts';
import type { Submission } from './Submission.ts';
import { typedDomain } from '../store/trials.ts';
import { isOffered } from './callTimes.ts';
import type { EnquiryParts } from './EnquiryParts.ts';

type Judged = { faults: FieldFault[]; values: Values; phoneCountry: string | undefined };

/** A trusted site has signed the code with its own key, and has checked it: it gets our signature. */
function ownEstimate({ secrets }: EnquiryParts, code: string, isVouched: boolean | undefined): string {
  if (!isVouched) return openEstimate(secrets, code) ? code : '';
  const estimate = readEstimate(code);
  return estimate ? sealEstimate(secrets, estimate) : '';
}

/** Removes wishes and estimates that our pages did not create: they were put in elsewhere, not chosen by the visitor. */
export function withOwnCodes(parts: EnquiryParts, { form, locale, isVouched }: Submission, values: Values): Values {
  const reader = { locale: localeOf(locale), textsOf: parts.textsOf(locale) };
  const plan = String(values['plan'] ?? '');
  // A trusted site may be of another release, with prices and words that ours does not have; in mails a wish is said only by our words.
  const isOurs = isVouched ? isWish(plan) : wishText(plan, reader) !== undefined;
  const isStrange = fieldsOf(form, localeOf(locale)).some(isCarriedWish) && !isOurs;
  const { estimate } = values;
  return {
    ...values,
    ...(isStrange && { plan: '' }),
    ...(estimate && { estimate: ownEstimate(parts, String(estimate), isVouched) }),
  };
}

/** Values that our form does not offer are reported: dropping them silently would change the message. */
const strangeChoices = ({ form, locale, body }: Submission): FieldFault[] =>
  fieldsOf(form, localeOf(locale)).flatMap((field) => {
    const sent = body.fields.get(field.name) ?? [];
    if (!('options' in field) || sent.every((one) => one === '' || field.options.includes(one))) return [];
    return [{ field: field.name, key: field.required ? field.error : 'choice' }];
  });

/** The country in the form, or else that of the time zone in which a half hour was chosen. */
const countryOf = ({ country, slot }: Values): string =>
  String(country ?? '') || (slot ? homeOfZone(readSlot(String(slot))?.zone) : '');

export function judge(parts: EnquiryParts, submission: Submission, typed: Values): Judged {
  const { form, locale, isVouched } = submission;
  const strange = strangeChoices(submission);
  const known = checkValues(form, typed, localeOf(locale)).filter(
    ({ field }) => !strange.some((one) => one.field === field),
  );
  const faults = [...strange, ...known];
  const { number, validValue } = judgeContacts(typed, faults, {
    phone: { field: 'phone', read: (text) => phoneNumber(text, countryOf(typed), locale) },
    emailMessage: 'emailContact',
  });
  if (validValue('companyDomain') && !typedDomain(validValue('companyDomain')))
    faults.push({ field: 'companyDomain', key: 'companyDomain' });
  const slot = readSlot(validValue('slot'));
  // A forwarded call was on offer when the visitor chose it.
  if (validValue('slot') && !(slot && (isVouched || isOffered(parts, parts.clock(), slot.at))))
    faults.push({ field: 'slot', key: 'slotGone' });
  return { faults, values: number ? { ...typed, phone: number.text } : typed, phoneCountry: number?.country };
}
