// What the owner's settings and prices decide about a form: the separate consent that mainland China's law requires before data leaves
// the country, and the prepaid packs to choose from.
import type { Field, FieldSet, FormRule } from './Form.ts';

export type SiteTerms = {
  /** Whether readers in mainland China consent to transfers abroad for themselves. */
  separateConsent: boolean;
  packs: readonly { payUsd: number; tabs: readonly ('new' | 'topup')[] }[];
};

const dataAbroad: Field = { name: 'dataAbroad', kind: 'tick', required: true, error: 'dataAbroad', onlyIn: 'zh_CN' };

/** Adds the consent as the last field, beside the button. */
export function withConsent<F extends FieldSet>(form: F, isAsked: boolean): F {
  const last = form.groups[form.groups.length - 1] ?? [];
  return isAsked ? { ...form, groups: [...form.groups.slice(0, -1), [...last, dataAbroad]] } : form;
}

/** Fills the list of packs; an account that is opened can only have a pack that is sold with one. */
export function withPacks<F extends FieldSet>(form: F, packs: SiteTerms['packs']): F {
  const isList = (field: Field) => 'listed' in field && field.listed === 'packs';
  if (!form.groups.some((group) => group.some(isList))) return form;
  const options = packs.map(({ payUsd }) => String(payUsd));
  const topUps = packs.filter(({ tabs }) => !tabs.includes('new')).map(({ payUsd }) => String(payUsd));
  const suits: FormRule = ({ demandType, plan }) =>
    demandType === 'newAccount' && topUps.includes(String(plan)) ? { field: 'plan', key: 'planTopUp' } : undefined;
  return {
    ...form,
    groups: form.groups.map((group) => group.map((field) => (isList(field) ? { ...field, options } : field))),
    rules: [...(form.rules ?? []), suits],
  };
}

export const onTerms = <F extends FieldSet>(form: F, { separateConsent, packs }: SiteTerms): F =>
  withPacks(withConsent(form, separateConsent), packs);
