// Beside the form that closes a page: what the owner answers to those who are about to buy; nothing of what is not set.
import { usePage } from '../app/PageContext.ts';
import { useT } from '../i18n/useT.ts';
import type { OwnerKey } from '../owner/ownerSettings.ts';
import { useOwner } from '../owner/useOwner.ts';
import css from './FormSection.module.css';

const ofThisPage = ['discounts', 'accounts.root', 'accounts.leaving', 'roundTrips'] as const;
const ofMessages = ['sms.undeliveredBilled', 'sms.senders'] as const;
const ofEveryOrder = ['invoice.kinds', 'payment.terms', 'support.languages'] as const;

export function BuyerFacts() {
  const t = useT('owner');
  const { page } = usePage();
  const { text } = useOwner();
  const sends = page.id === 'sms' || page.id === 'coflyer';
  const keys: readonly OwnerKey[] = [...ofThisPage, ...(sends ? ofMessages : []), ...ofEveryOrder];
  const said = keys.flatMap((key) => {
    const words = text(key, page.id);
    return words === undefined ? [] : [{ key, words }];
  });
  if (said.length === 0) return null;
  return (
    <dl className={css.buyer}>
      {said.map(({ key, words }) => (
        <div key={key}>
          <dt>{t(`terms.${key}`)}</dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
  );
}
