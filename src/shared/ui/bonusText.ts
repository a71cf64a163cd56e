// What is credited on top, with its share: US$20 (2%).
import type { LocaleRow } from '../i18n/locales.ts';
import { inBrackets } from './inBrackets.ts';
import { percentText } from './percentText.ts';
import { usd } from './usd.ts';

export const bonusText = (locale: LocaleRow, bonus: { usd: number; percent: number }): string =>
  usd(locale, bonus.usd) + (bonus.usd > 0 ? inBrackets(locale, percentText(locale, bonus.percent)) : '');
