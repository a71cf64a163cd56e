// The currency in which a page's prices stand, as two links, with the rate and its day beside the converted ones, and what the market says of tax.
import { useNeed } from '../app/needs.ts';
import { usePage } from '../app/PageContext.ts';
import type { Currency } from '../facts/currencies.ts';
import { useT } from '../i18n/useT.ts';
import ui from '../ui/common.module.css';
import css from './CurrencyChoice.module.css';
import { CurrencyLinks } from './CurrencyLinks.tsx';
import { useFacts } from './useFacts.ts';
import { useMoney } from './useMoney.ts';

/** `anchor`: where the page stands again after the choice. */
export function CurrencyChoice({ anchor }: { anchor: string }) {
  const t = useT('currency');
  const { page, query, href, locale } = usePage();
  const { currency: usual, tax } = useNeed('market');
  const facts = useFacts();
  const { currency } = useMoney();
  if (!page.query.cur) throw new Error(`${page.id} shows currencies but does not read ?cur=`);
  // The rest of the address stays: what a calculator on the page was asked.
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
