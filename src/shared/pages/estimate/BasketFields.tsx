// Hidden fields of every form on the estimate page: which estimate, language and currency.
import type { Currency } from '../../facts/currencies.ts';
import type { LocaleCode } from '../../i18n/locales.ts';

/** `currency`: undefined for the visitor's usual one. */
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
