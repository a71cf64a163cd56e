// How a static part reads the owner's settings, or the default texts for empty ones.
import { useNeed } from '../app/needs.ts';
import { usePage } from '../app/PageContext.ts';
import { useT, useTranslator } from '../i18n/useT.ts';
import { ownerOn } from './lasts.ts';
import type { Owner } from '../facts/facts.ts';
import { ownerText, type OwnerKey } from './ownerSettings.ts';

type UsedOwner = {
  /** The settings without the expired ones. */
  owner: Owner;
  /** `text('sla', 'ddos')`: the owner's text, or the default text; undefined: show nothing. */
  text: (key: OwnerKey, about?: string) => string | undefined;
};

export function useOwner(): UsedOwner {
  const t = useT('owner');
  const texts = useTranslator();
  const nameOf = (page: string) => texts(page)('name');
  const { locale, today } = usePage();
  const owner = ownerOn(useNeed('owner'), today);
  return { owner, text: (key, about) => ownerText(owner, key, { locale: locale.code, today, t, nameOf, about }) };
}

type Operator = Readonly<
  Record<'responsible' | 'operator' | 'contact' | 'enquiries' | 'securityLog' | 'logDays', string>
>;

/** Sentences for the small print: who runs the site, and how to reach them. */
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
