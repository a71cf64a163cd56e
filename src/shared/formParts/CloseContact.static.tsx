// Below the words of the closing band: whom to call or write to instead. What the site has none of is left out.
import { useNeed } from '../app/needs.ts';
import { staticPart } from '../app/staticPart.tsx';
import { useT } from '../i18n/useT.ts';
import css from './FormSection.module.css';
import { PhoneLink } from '../ui/PhoneLink.tsx';

export const CloseContact = /*#__PURE__*/ staticPart(
  'CloseContact',
  function CloseContact() {
    const t = useT('layout');
    const { telphone, emailAddress } = useNeed('domainInfo');
    return (
      <dl className={css.contact}>
        {telphone && (
          <div>
            <dt>{`${t('contact.support')} ${t('contact.supportText')}`}</dt>
            <dd>
              <PhoneLink telphone={telphone} />
            </dd>
          </div>
        )}
        <div>
          <dt>{t('contact.hoursText')}</dt>
          <dd>
            <a href={`mailto:${emailAddress}`}>{emailAddress}</a>
          </dd>
        </div>
      </dl>
    );
  },
  'page',
);
