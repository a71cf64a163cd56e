// What every form of the estimate's page sends besides its own fields: which estimate, in which language and currency.
import { useNeed } from '../../app/needs.ts';
import { usePage } from '../../app/PageContext.ts';
import { useEstimate } from './useEstimate.ts';

export function BasketFields() {
  const { locale } = usePage();
  const { code, currency } = useEstimate();
  return (
    <>
      <input type="hidden" name="lang" value={locale.code} />
      {code && <input type="hidden" name="e" value={code} />}
      {currency !== useNeed('market').currency && <input type="hidden" name="cur" value={currency} />}
    </>
  );
}
