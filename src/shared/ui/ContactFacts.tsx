// How to reach us: links to our phone and to our pages elsewhere, marked while they are sample data, and all contacts as a list of terms.
import type { ReactNode } from 'react';
import { useNeed } from '../app/needs.ts';
import { useFacts } from '../app/PageContext.ts';
import { useT } from '../i18n/useT.ts';
import css from './ContactFacts.module.css';
import { isSampleLink, isSampleNumber } from '../facts/sample.ts';

export function PhoneLink({ telphone, className }: { telphone: string; className?: string }) {
  const t = useT('pieces');
  return (
    <>
      <a className={className} href={`tel:${telphone.replace(/[^+\d]/g, '')}`}>
        {telphone}
      </a>
      {isSampleNumber(telphone) && ` ${t('sample')}`}
    </>
  );
}

export function ChannelLink({ name, link }: { name: string; link: string }) {
  const t = useT('pieces');
  return (
    <>
      <a href={link}>{name}</a>
      {isSampleLink(link) && ` ${t('sample')}`}
    </>
  );
}

/** `support` and `sales`: drawn below the hours of each. */
export function ContactFacts({ support, sales }: { support?: ReactNode; sales?: ReactNode }) {
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
      <dd>
        {t('contact.supportText')}
        {support}
      </dd>
      <dt>{t('contact.hours')}</dt>
      <dd>
        {t('contact.hoursText', useFacts())}
        {sales}
      </dd>
      {offices.length > 0 && (
        <>
          <dt>{t('contact.offices')}</dt>
          <dd>{t('contact.officesText')}</dd>
        </>
      )}
    </dl>
  );
}
