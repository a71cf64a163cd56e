// Which wishes and estimates of a form are our own: only those that our pages, or those of a trusted site, have made.
import { isCarriedWish } from '../../shared/forms/fields.ts';
import { fieldsOf, type Values } from '../../shared/forms/Form.ts';
import { localeOf } from '../../shared/i18n/locales.ts';
import { isWish, wishText } from '../../shared/wishes/wishes.ts';
import { openEstimate, readEstimate, sealEstimate } from '../forms/estimates.ts';
import type { Submission } from '../forms/Submission.ts';
import type { EnquiryParts } from './EnquiryParts.ts';

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
  const isStrange = fieldsOf(form, locale).some(isCarriedWish) && !isOurs;
  const { estimate } = values;
  return {
    ...values,
    ...(isStrange && { plan: '' }),
    ...(estimate && { estimate: ownEstimate(parts, String(estimate), isVouched) }),
  };
}
