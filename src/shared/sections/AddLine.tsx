// The button beside a price that adds it to the visitor's estimate.
import { useNeed } from '../app/needs.ts';
import { usePage } from '../app/PageContext.ts';
import { lineCode } from '../calculators/estimate.ts';
import { readCurrency } from '../calculators/currency.ts';
import type { WantedLine } from '../facts/Estimate.ts';
import { lineName } from '../wishes/estimateText.ts';
import css from './AddLine.module.css';
import { useT, useTranslator } from '../i18n/useT.ts';

/** `short`: a short label, for narrow columns. */
type Props = { line: WantedLine; short?: boolean };

export function AddLine({ line, short = false }: Props) {
  const t = useT('prices');
  const textsOf = useTranslator();
  const { locale, query } = usePage();
  const { currency: usual } = useNeed('market');
  const currency = readCurrency(query, usual);
  return (
    <form className={css.form} method="post" action="/basket">
      <input type="hidden" name="lang" value={locale.code} />
      {currency !== usual && <input type="hidden" name="cur" value={currency} />}
      <button
        className={css.add}
        name="add"
        value={lineCode(line)}
        aria-label={t('estimate.addNamed', { name: lineName(line, { locale, textsOf }) })}
      >
        {t(short ? 'estimate.short' : 'estimate.add')}
      </button>
    </form>
  );
}
