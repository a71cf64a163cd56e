// Formats prices in a currency, from US dollars. Unlike useMoney it needs no page, so live parts use it too.
import { toTwd } from './currency.ts';
import type { Currency } from '../facts/currencies.ts';
import type { Rate } from '../facts/facts.ts';
import type { LocaleRow } from '../i18n/locales.ts';
import { twd, usd } from '../i18n/numbers.ts';

type Rated = Pick<Rate, 'rate'>;

export const writerOf = (currency: Currency): typeof usd => (currency === 'usd' ? usd : twd);

export const amountIn = (currency: Currency, rate: Rated, dollars: number): number =>
  currency === 'usd' ? dollars : toTwd(dollars, rate);

export const moneyIn =
  (locale: Pick<LocaleRow, 'iso'>, currency: Currency, rate: Rated) =>
  (dollars: number): string =>
    writerOf(currency)(locale, amountIn(currency, rate, dollars));
