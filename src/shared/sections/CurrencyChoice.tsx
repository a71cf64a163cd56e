// Links to choose the currency of a page's prices, with the exchange rate and its date, and the market's note on tax.
import { useNeed } from '../app/needs.ts';
import { usePage } from '../app/PageContext.ts';
import type { Currency } from '../facts/currencies.ts';
import { useT } from '../i18n/useT.ts';
import ui from '../ui/common.module.css';
import css from './CurrencyChoice.module.css';
import { CurrencyLinks } from './CurrencyLinks.tsx';
import { useFacts } from './usePageText.ts';
import { useMoney } from './useMoney.ts';

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
    const others = Object.entries(query).filter(([name]) => name !== 'cur');
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
