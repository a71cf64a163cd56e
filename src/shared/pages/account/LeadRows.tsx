// Rows of enquiries: reference, form, date, and whether it was answered.
import { usePage } from '../../app/PageContext.ts';
import type { AccountFacts } from '../../facts/facts.ts';
import { useT } from '../../i18n/useT.ts';
import css from './account.module.css';
import { dateText } from './dateText.ts';

/** `sender`: the colleague who sent it, in a company's list. */
type Lead = AccountFacts['leads'][number] & { sender?: string };

export function LeadRows({ leads }: { leads: readonly Lead[] }) {
  const t = useT('account');
  const forms = useT('forms');
  const { locale } = usePage();
  return (
    <ul className={css.rows}>
      {leads.map(({ reference, form, answered, createdAt, sender }) => (
        <li key={reference}>
          <b>{reference}</b>
          <span>{[forms(`names.${form}`), sender].filter(Boolean).join(', ')}</span>
          <span>{dateText(locale.iso, createdAt)}</span>
          <span className={answered ? css.answered : css.waiting}>
            {t(answered ? 'leads.answered' : 'leads.waiting')}
          </span>
        </li>
      ))}
    </ul>
  );
}
