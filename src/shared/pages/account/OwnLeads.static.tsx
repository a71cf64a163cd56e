// What he has sent us, by reference, and what has become of it.
import { useNeed } from '../../app/needs.ts';
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { useT } from '../../i18n/useT.ts';
import css from './account.module.css';
import { dateText } from './dateText.ts';

export const OwnLeads = /*#__PURE__*/ staticPart(
  'OwnLeads',
  function OwnLeads() {
    const t = useT('account');
    const forms = useT('forms');
    const { locale } = usePage();
    const { leads } = useNeed('account');
    return (
      <section aria-labelledby="leads">
        <h2 id="leads">{t('leads.title')}</h2>
        {leads.length === 0 ? (
          <p>{t('leads.none')}</p>
        ) : (
          <ul className={css.rows}>
            {leads.map(({ reference, form, answered, createdAt }) => (
              <li key={reference}>
                <b>{reference}</b>
                <span>{forms(`names.${form}`)}</span>
                <span>{dateText(locale.iso, createdAt)}</span>
                <span>{t(answered ? 'leads.answered' : 'leads.waiting')}</span>
              </li>
            ))}
          </ul>
        )}
      </section>
    );
  },
  'request',
);
