// The figures that any text may use, computed once for each language and day, since content does not change while a process runs.
import { localeOf, type LocaleCode, type LocaleRow } from '../../shared/i18n/locales.ts';
import { oncePerDay } from '../../shared/i18n/once.ts';
import type { TextValues } from '../../shared/i18n/useT.ts';
import { factsOf, type FactSources } from '../../shared/sections/factsOf.ts';
import type { Texts } from '../i18n/texts.ts';

export type TextFacts = (locale: LocaleRow, today: string) => TextValues;

export function textFacts(content: FactSources, texts: Texts): TextFacts {
  const factsIn = oncePerDay((code: LocaleCode, today) =>
    factsOf(localeOf(code), content, { texts: texts.onPages(code), today }),
  );
  return ({ code }, today) => factsIn(code, today);
}
