// What every part of the estimate's page reads: the lines at today's prices, what they come to, and where its links lead.
import { useNeed } from '../../app/needs.ts';
import { usePage } from '../../app/PageContext.ts';
import { priceEstimate } from '../../calculators/estimate.ts';
import { useTranslator } from '../../i18n/useT.ts';
import { useMoney } from '../../sections/useMoney.ts';

/** In parts of scope `request`: the page is one visitor's. */
export function useEstimate() {
  const { locale, today, query, page, href, host } = usePage();
  const textsOf = useTranslator();
  const prices = useNeed('prices');
  const { state, estimate, code } = useNeed('estimate');
  const { money, currency } = useMoney();
  const asked = { e: code, ...(query.cur && { cur: query.cur }) };
  const path = href(page.id, { query: asked });
  return {
    state,
    estimate,
    code,
    money,
    currency,
    prices,
    ...priceEstimate(prices, today, estimate),
    reader: { locale, textsOf },
    /** The page itself, whole; and as a file. */
    link: `https://${host}${path}`,
    fileHref: (format: 'csv' | 'json') =>
      `/estimate.${format}?${new URLSearchParams({ e: code, ...(currency !== 'usd' && { cur: currency }) })}`,
  };
}

/** What every form of the page sends besides its own fields. */
export const formId = 'basket';
