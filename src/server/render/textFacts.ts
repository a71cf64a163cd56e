// The figures that any text may use, computed once for each language and day, since content does not change while a process runs.
import type { LocaleCode, LocaleRow } from '../../shared/i18n/locales.ts';
import type { TextValues } from '../../shared/i18n/useT.ts';
import { factsOf, type FactSources } from '../../shared/sections/factsOf.ts';
import type { Texts } from '../i18n/texts.ts';

export type TextFacts = (locale: LocaleRow, today: string) => TextValues;

export function textFacts(content: FactSources, texts: Texts): TextFacts {
  const kept = new Map<LocaleCode, { today: string; facts: TextValues }>();
  return (locale, today) => {
    const known = kept.get(locale.code);
    if (known?.today === today) return known.facts;
    const facts = factsOf(locale, content, { texts: texts.onPages(locale.code), today });
    kept.set(locale.code, { today, facts });
    return facts;
  };
}
