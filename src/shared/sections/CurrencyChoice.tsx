// Prices in the currency of the address, and the links to choose it, with the exchange rate and its date, and the market's note on tax.
import { useNeed } from '../app/needs.ts';
import { contentQuery } from '../app/frameNames.ts';
import { usePage, useFacts } from '../app/PageContext.ts';
import { type Currency, currencies } from '../facts/currencies.ts';
import { useT, type Translate } from '../i18n/useT.ts';
import ui from '../ui/common.module.css';
import css from './CurrencyChoice.module.css';
import { readCurrency, amountIn, moneyIn, writerOf } from '../calculators/currency.ts';
import { pricesInColumn } from '../i18n/numbers.ts';
import type { MouseEvent } from 'react';

type Props = {
  /** Translator of the namespace `currency`. */
  t: Translate;
  chosen: Currency;
  hrefFor: (currency: Currency) => string;
  choose?: (event: MouseEvent, currency: Currency) => void;
};

/** The currencies as links; a live part may handle the click itself. */
export function CurrencyLinks({ t, chosen, hrefFor, choose }: Props) {
  return (
    <nav className={ui.choice} aria-label={t('label')}>
      {currencies.map((each) => (
        <a
          key={each}
          href={hrefFor(each)}
          aria-current={each === chosen ? 'true' : undefined}
          onClick={choose && ((event) => choose(event, each))}
        >
          {t(`names.${each}`)}
        </a>
      ))}
    </nav>
  );
}

type Money = {
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

/** `anchor`: where the link leads on the page. */
export function CurrencyChoice({ anchor }: { anchor: string }) {
  const t = useT('currency');
  const { page, query, href, locale } = usePage();
  const { currency: usual, tax } = useNeed('market');
  const facts = useFacts();
  const { currency } = useMoney();
  if (!page.query.cur) throw new Error(`${page.id} shows currencies but does not read ?cur=`);
  // Keeps the rest of the query, such as the fields of a calculator.
  const hrefFor = (each: Currency) => {
    const others = Object.entries(contentQuery(query)).filter(([name]) => name !== 'cur');
    const asked = Object.fromEntries(each === usual ? others : [...others, ['cur', each]]);
    return href(page.id, { hash: anchor, ...(Object.keys(asked).length > 0 && { query: asked }) });
  };
  return (
    <div className={css.bar}>
      <CurrencyLinks t={t} chosen={currency} hrefFor={hrefFor} />
      {currency === 'twd' && <p className={ui.cap}>{t('rate', facts)}</p>}
      {tax && <p className={ui.cap}>{tax[locale.code]}</p>}
    </div>
  );
}
