// Converts prices from US dollars into the visitor's currency, at the day's rate, and writes them.
import { currencies, type Currency } from '../facts/currencies.ts';
import type { Rate } from '../facts/facts.ts';
import { rounded } from './rounded.ts';
import type { Query } from './readQuery.ts';
import type { LocaleRow } from '../i18n/locales.ts';
import { twd, twdDecimals, usd } from '../i18n/numbers.ts';

/** An unknown currency counts as no choice; then the usual currency of the domain's market applies. */
export const readCurrency = ({ cur }: Query, usual: Currency): Currency =>
  currencies.find((currency) => currency === cur) ?? usual;

export function toTwd(usd: number, { rate }: Pick<Rate, 'rate'>): number {
  const amount = rounded(usd * rate, 6);
  return rounded(amount, twdDecimals(amount));
}

type Rated = Pick<Rate, 'rate'>;

export const writerOf = (currency: Currency): typeof usd => (currency === 'usd' ? usd : twd);

export const amountIn = (currency: Currency, rate: Rated, dollars: number): number =>
  currency === 'usd' ? dollars : toTwd(dollars, rate);

/** Unlike useMoney it needs no page, so live parts use it too. */
export const moneyIn =
  (locale: Pick<LocaleRow, 'iso'>, currency: Currency, rate: Rated) =>
  (dollars: number): string =>
    writerOf(currency)(locale, amountIn(currency, rate, dollars));
