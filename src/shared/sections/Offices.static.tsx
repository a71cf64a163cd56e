// The offices with the channels that each shows and the hours of the sales desk there; a street and a map only where the address is real.
import { useNeed } from '../app/needs.ts';
import type { Office } from '../facts/facts.ts';
import { usePage } from '../app/PageContext.ts';
import { staticPart } from '../app/staticPart.tsx';
import { useT } from '../i18n/useT.ts';
import { clockText } from '../i18n/days.ts';
import { localHours } from './localHours.ts';
import css from './Offices.module.css';
import { Section, type Ground } from './Section.tsx';

function Channels({ office: { telphone, emailAddress, chats, shown } }: { office: Office }) {
  const t = useT('offices');
  return (
    <>
      {shown.includes('phone') && (
        <div>
          <dt>{t('phone')}</dt>
          <dd>
            <a href={`tel:${telphone.replace(/[^+\d]/g, '')}`}>{telphone}</a>
          </dd>
        </div>
      )}
      {shown.includes('email') && (
        <div>
          <dt>{t('mail')}</dt>
          <dd>
            <a href={`mailto:${emailAddress}`}>{emailAddress}</a>
          </dd>
        </div>
      )}
      {shown.includes('chat') &&
        chats.map(({ name, link }) => (
          <div key={name}>
            <dt>{t('chat')}</dt>
            <dd>
              <a href={link}>{name}</a>
            </dd>
          </div>
        ))}
    </>
  );
}

function Place({ office: { address1, address2, mapLink, source } }: { office: Office }) {
  const t = useT('offices');
  const { locale } = usePage();
  if (source === 'sample') return null;
  return (
    <div>
      <dt>{t('address')}</dt>
      <dd>
        {t('place', { street: address1[locale.code], city: address2[locale.code] })} <a href={mapLink}>{t('map')}</a>
      </dd>
    </div>
  );
}

export const Offices = /*#__PURE__*/ staticPart(
  'Offices',
  function Offices({ name, ground }: { name: string; ground?: Ground }) {
    const t = useT('offices');
    const { locale } = usePage();
    const { salesFrom, salesTo } = useNeed('claims').support;
    const weekdays = (country: string) => {
      const { from, to, zone } = localHours(country, salesFrom, salesTo);
      return t('weekdays', { from: clockText(locale, from), to: clockText(locale, to), zone });
    };
    const offices = useNeed('offices');
    if (offices.length === 0) return null;
    return (
      <Section name={name} ground={ground}>
        <ul className={css.offices}>
          {offices.map((office) => (
            <li key={office.id}>
              <h3>{t(`cities.${office.id}`)}</h3>
              <dl>
                <Place office={office} />
                <Channels office={office} />
                <div>
                  <dt>{t('hours')}</dt>
                  <dd>{weekdays(office.country)}</dd>
                </div>
              </dl>
            </li>
          ))}
        </ul>
      </Section>
    );
  },
  'page',
);
