// The contact page: the form beside the desk's day, what helps us answer, the offices, the reply time and the night line. Once sent: what happens next.
import { Later } from '../../app/Later.tsx';
import { useShownPage } from '../../app/PageState.ts';
import { AsideCall, DeskForm, AsideItems } from '../../sections/DeskForm.tsx';
import deskCss from '../../sections/DeskForm.module.css';
import { ReplySent, ReplyRoute } from '../../sections/ReplyRoute.static.tsx';
import { NightCall } from '../../sections/NightCall.static.tsx';
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { usePageText } from '../../sections/usePageText.ts';
import { enquiryFrom } from '../enquiryFrom.ts';
import { useNeed } from '../../app/needs.ts';
import type { Office } from '../../facts/facts.ts';
import { useT } from '../../i18n/useT.ts';
import { clockText } from '../../i18n/days.ts';
import { aheadOfDesk, clockOf, hourOf } from '../../sections/deskZones.ts';
import css from './OfficeList.module.css';
import { ChannelLink, PhoneLink } from '../../ui/ContactFacts.tsx';
import { zoneOfCountry } from '../../forms/slot.ts';
import { utcName, middayOf } from '../../i18n/zones.ts';

export function Page() {
  const { sent } = useShownPage().query;
  if (sent) return <ReplySent reference={sent} />;
  return (
    <>
      <DeskForm>
        <Later needs={['domainInfo']}>
          <AsideCall />
        </Later>
        <BookCall />
        <Checklist />
        <OfficeList />
      </DeskForm>
      <ReplyRoute name="route" ground="water" />
      <Later needs={['domainInfo']}>
        <NightCall name="night" />
      </Later>
    </>
  );
}

/** Beside the contact form: a link to book a call. */
const BookCall = /*#__PURE__*/ staticPart(
  'BookCall',
  function BookCall() {
    const { t } = usePageText();
    const { href } = usePage();
    return (
      <div className={deskCss.call}>
        <p>{t('callback.text')}</p>
        <a href={href('callback')}>{t('callback.action')}</a>
      </div>
    );
  },
  'page',
);

/** Beside the contact form: what to send us about the product that the visitor came from. */
const Checklist = /*#__PURE__*/ staticPart(
  'Checklist',
  function Checklist() {
    const { query } = usePage();
    const { t, list } = usePageText();
    const product = enquiryFrom(query['product']).send ?? 'cloud';
    return <AsideItems title={t('checklist.title')} items={list(`checklist.${product}`)} />;
  },
  'request',
);

function Channels({ office: { telphone, emailAddress, chats, shown } }: { office: Office }) {
  const t = useT('offices');
  return (
    <>
      {shown.includes('phone') && (
        <div>
          <dt>{t('phone')}</dt>
          <dd>
            <PhoneLink telphone={telphone} />
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
              <ChannelLink name={name} link={link} />
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

/** The offices as rows, folded on narrow screens: channels and opening hours in local time, and the address with a map only if it is real. */
const OfficeList = /*#__PURE__*/ staticPart(
  'OfficeList',
  function OfficeList() {
    const t = useT('offices');
    const own = useT('contactUs');
    const { locale, today } = usePage();
    const { salesFrom, salesTo } = useNeed('claims').support;
    const offices = useNeed('offices');
    if (offices.length === 0) return null;
    return (
      <div className={css.offices} id="offices">
        <h2>{own('offices.title')}</h2>
        {offices.map((office) => {
          const zone = zoneOfCountry(office.country);
          const there = (clock: string) => clockText(locale, clockOf(hourOf(clock) + aheadOfDesk(zone, today)));
          return (
            <details key={office.id}>
              <summary>{t(`cities.${office.id}`)}</summary>
              <h3>{t(`cities.${office.id}`)}</h3>
              <dl>
                <Place office={office} />
                <Channels office={office} />
                <div>
                  <dt>{t('hours')}</dt>
                  <dd>
                    {t('weekdays', {
                      from: there(salesFrom),
                      to: there(salesTo),
                      zone: utcName(zone, middayOf(today)),
                    })}
                  </dd>
                </div>
              </dl>
            </details>
          );
        })}
        <p>{own('offices.text')}</p>
      </div>
    );
  },
  'page',
);
