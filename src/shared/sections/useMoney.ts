// Prices in the currency that the address asks for: every price table of a page reads the same one.
import { useNeed } from '../app/needs.ts';
import { usePage } from '../app/PageContext.ts';
import { readCurrency } from '../calculators/currency.ts';
import type { Currency } from '../facts/currencies.ts';
import { useT } from '../i18n/useT.ts';
import { pricesInColumn } from '../i18n/numbers.ts';
import { amountIn, moneyIn, writerOf } from './moneyIn.ts';

export type Money = {
  currency: Currency;
  /** What stands beside a monthly price. */
  unit: string;
  /** One price, from US dollars. */
  money: (usd: number) => string;
  /** A column of prices, with as many decimals in each. */
  column: (usd: readonly number[]) => string[];
};

/** Differs from request to request, so what uses it has the scope `request`. */
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
