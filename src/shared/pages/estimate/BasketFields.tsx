// What every form of the estimate's page sends besides its own fields: which estimate, in which language and currency.
import type { Currency } from '../../facts/currencies.ts';
import type { LocaleCode } from '../../i18n/locales.ts';

/** `currency`: unless it is the usual one. */
type Props = { lang: LocaleCode; code: string; currency: Currency | undefined };

export function BasketFields({ lang, code, currency }: Props) {
  return (
    <>
      <input type="hidden" name="lang" value={lang} />
      {code && <input type="hidden" name="e" value={code} />}
      {currency && <input type="hidden" name="cur" value={currency} />}
    </>
  );
}
