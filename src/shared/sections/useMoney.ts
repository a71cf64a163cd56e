// Prices in the currency of the address, the same for all price tables of a page.
import { useNeed } from '../app/needs.ts';
import { usePage } from '../app/PageContext.ts';
import { readCurrency, amountIn, moneyIn, writerOf } from '../calculators/currency.ts';
import type { Currency } from '../facts/currencies.ts';
import { useT } from '../i18n/useT.ts';
import { pricesInColumn } from '../i18n/numbers.ts';

export type Money = {
  currency: Currency;
  /** Label beside a monthly price. */
  unit: string;
  /** Formats one price, from US dollars. */
  money: (usd: number) => string;
  /** Formats a column of prices, all with the same number of decimals. */
  column: (usd: readonly number[]) => string[];
};

/** Reads the query, so static parts that use it have the scope `request`. */
export function useMoney(): Money {
  const { locale, query } = usePage();
  const { twdPerUsd } = useNeed('exchange');
  const currency = readCurrency(query, useNeed('market').currency);
  return {
    currency,
    unit: useT('prices')(`units.${currency}`),
    money: moneyIn(locale, currency, twdPerUsd),
    column: (usd) =>
      pricesInColumn(
        locale,
        usd.map((amount) => amountIn(currency, twdPerUsd, amount)),
        writerOf(currency),
      ),
  };
}
