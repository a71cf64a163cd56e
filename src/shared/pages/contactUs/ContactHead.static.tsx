// The head of the contact page: three doors, for a new need, a running system, and an invoice or account.
import { useNeed } from '../../app/needs.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { useT } from '../../i18n/useT.ts';
import { PageHead } from '../../ui/PageHead.tsx';
import css from './Contact.module.css';

export const ContactHead = /*#__PURE__*/ staticPart(
  'ContactHead',
  function ContactHead() {
    const t = useT('contactUs');
    const { telphone, emailAddress } = useNeed('domainInfo');
    const mail = { link: `mailto:${emailAddress}`, label: emailAddress };
    const call = { link: `tel:${telphone.replace(/[^+\d]/g, '')}`, label: telphone };
    const doors = [
      { door: 'need', link: '#form', label: t('doors.need.link') },
      { door: 'running', ...(telphone ? call : mail) },
      { door: 'account', ...mail },
    ] as const;
    return (
      <PageHead name={t('name')} title={t('h1')} lead={t('lead')}>
        <ul className={css.doors}>
          {doors.map(({ door, link, label }) => (
            <li key={door}>
              <h2>{t(`doors.${door}.title`)}</h2>
              <p>{t(`doors.${door}.text`)}</p>
              <a href={link}>{label}</a>
            </li>
          ))}
        </ul>
      </PageHead>
    );
  },
  'page',
);
