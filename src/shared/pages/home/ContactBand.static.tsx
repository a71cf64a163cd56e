// The page's last word: how to reach us, by form, telephone or mail.
import { useNeed } from '../../app/needs.ts';
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { useT } from '../../i18n/useT.ts';
import ui from '../../ui/common.module.css';
import { Lines } from '../../ui/Lines.tsx';
import css from './ContactBand.module.css';

export const ContactBand = /*#__PURE__*/ staticPart(
  'ContactBand',
  function ContactBand() {
    const t = useT('home');
    const { href } = usePage();
    const { telphone, emailAddress } = useNeed('domainInfo');
    const offices = useNeed('offices');
    return (
      <section className={css.band}>
        <div className={ui.wrap}>
          <div>
            <h2>
              <Lines text={t('contact.title')} />
            </h2>
            <a className={`${ui.btn} ${ui.go}`} href={href('contactUs')}>
              {t('contact.form')}
            </a>
          </div>
          <dl>
            {telphone && (
              <>
                <dt>{t('contact.phone')}</dt>
                <dd>
                  <a href={`tel:${telphone.replace(/[^+\d]/g, '')}`}>{telphone}</a>
                </dd>
              </>
            )}
            <dt>{t('contact.email')}</dt>
            <dd>
              <a href={`mailto:${emailAddress}`}>{emailAddress}</a>
            </dd>
            <dt>{t('contact.hours')}</dt>
            <dd>{t('contact.hoursText')}</dd>
            {offices.length > 0 && (
              <>
                <dt>{t('contact.offices')}</dt>
                <dd>{t('contact.officesText')}</dd>
              </>
            )}
          </dl>
        </div>
      </section>
    );
  },
  'request',
);
