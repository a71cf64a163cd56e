// Sentences for the small print: who runs the site, and how to reach them.
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
    /** For use within a sentence. */
    operator: owner.legal.entity ? responsible : name,
    contact: text('privacy.contact') ?? '',
    enquiries: text('privacy.enquiryMonths') ?? '',
    securityLog: t('privacy.securityMonths', { count: owner.privacy.securityMonths }),
    logDays: text('privacy.logDays') ?? '',
  };
}
