// How a static part asks for what the owner has supplied, or for what stands in for it.
import { use } from 'react';
import { useNeed } from '../app/needs.ts';
import { usePage } from '../app/PageContext.ts';
import { TranslatorContext, useT } from '../i18n/useT.ts';
import { ownerOn } from './lasts.ts';
import type { Owner } from '../facts/facts.ts';
import { ownerText, type OwnerKey } from './ownerSettings.ts';

export type UsedOwner = {
  /** As filled in; what has expired is gone. */
  owner: Owner;
  /** `text('sla', 'ddos')`: the owner's words, or the sentence that stands in for them; undefined: show nothing. */
  text: (key: OwnerKey, about?: string) => string | undefined;
};

export function useOwner(): UsedOwner {
  const t = useT('owner');
  const texts = use(TranslatorContext);
  const nameOf = (page: string) => texts?.(page)('name') ?? page;
  const { locale, today } = usePage();
  const owner = ownerOn(useNeed('owner'), today);
  return { owner, text: (key, about) => ownerText(owner, key, { locale: locale.code, today, t, nameOf, about }) };
}
