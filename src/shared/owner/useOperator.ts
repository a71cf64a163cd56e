// Who runs the site and how he is reached, as sentences for the small print.
import { useT } from '../i18n/useT.ts';
import { useOwner } from './useOwner.ts';

export type Operator = Readonly<Record<'responsible' | 'operator' | 'contact' | 'enquiries' | 'logDays', string>>;

export function useOperator(): Operator {
  const { owner, text } = useOwner();
  const brand = useT('owner')('brand');
  const responsible = text('legal.entity') ?? '';
  return {
    responsible,
    /** Within a sentence. */
    operator: owner.legal.entity ? responsible : brand,
    contact: text('privacy.contact') ?? '',
    enquiries: text('privacy.enquiryMonths') ?? '',
    logDays: text('privacy.logDays') ?? '',
  };
}
