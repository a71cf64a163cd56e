// Telephone, mail, hours and offices as a list of terms; missing data is left out.
import { useNeed } from '../app/needs.ts';
import { useT } from '../i18n/useT.ts';
import css from './ContactFacts.module.css';
import { PhoneLink } from './PhoneLink.tsx';

export function ContactFacts() {
  const t = useT('layout');
  const { telphone, emailAddress } = useNeed('domainInfo');
  const offices = useNeed('offices');
  return (
    <dl className={css.facts}>
      {telphone && (
        <>
          <dt>{t('contact.phone')}</dt>
          <dd>
            <PhoneLink telphone={telphone} />
          </dd>
        </>
      )}
      <dt>{t('contact.mail')}</dt>
      <dd>
        <a href={`mailto:${emailAddress}`}>{emailAddress}</a>
      </dd>
      <dt>{t('contact.support')}</dt>
      <dd>{t('contact.supportText')}</dd>
      <dt>{t('contact.hours')}</dt>
      <dd>{t('contact.hoursText')}</dd>
      {offices.length > 0 && (
        <>
          <dt>{t('contact.offices')}</dt>
          <dd>{t('contact.officesText')}</dd>
        </>
      )}
    </dl>
  );
}
