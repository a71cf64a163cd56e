// Prices in the currency a visitor chose, worked out from US dollars at the rate of the day.
import { currencies, type Currency } from '../facts/currencies.ts';
import type { Rate } from '../facts/facts.ts';
import { rounded } from './rounded.ts';
import type { Query } from './readQuery.ts';

/** Anything else than a currency we show counts as not asked for: then the usual one of the domain's market. */
export const readCurrency = ({ cur }: Query, usual: Currency): Currency =>
  currencies.find((currency) => currency === cur) ?? usual;

/** Whole dollars from 100 on, cents below, and four decimals below one dollar. */
export const twdDecimals = (amount: number): number => (amount >= 100 ? 0 : amount >= 1 ? 2 : 4);

export function toTwd(usd: number, { rate }: Pick<Rate, 'rate'>): number {
  const amount = rounded(usd * rate, 6);
  return rounded(amount, twdDecimals(amount));
}
