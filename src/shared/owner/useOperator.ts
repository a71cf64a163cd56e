// Who runs the site and how they are reached, as sentences for the small print.
import { useNeed } from '../app/needs.ts';
import { useT } from '../i18n/useT.ts';
import { useOwner } from './useOwner.ts';

export type Operator = Readonly<
  Record<'responsible' | 'operator' | 'contact' | 'enquiries' | 'securityLog' | 'logDays', string>
>;

export function useOperator(): Operator {
  const { owner, text } = useOwner();
  const t = useT('owner');
  const { name } = useNeed('brand');
  const responsible = text('legal.entity') ?? '';
  return {
    responsible,
    /** Within a sentence. */
    operator: owner.legal.entity ? responsible : name,
    contact: text('privacy.contact') ?? '',
    enquiries: text('privacy.enquiryMonths') ?? '',
    securityLog: t('privacy.securityMonths', { count: owner.privacy.securityMonths }),
    logDays: text('privacy.logDays') ?? '',
  };
}
