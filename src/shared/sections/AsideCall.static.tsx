// Beside a form: whom to call when a system is down. A site without a phone number shows its mail address.
import { useNeed } from '../app/needs.ts';
import { staticPart } from '../app/staticPart.tsx';
import { useT } from '../i18n/useT.ts';
import { PhoneLink } from '../ui/PhoneLink.tsx';
import css from './DeskForm.module.css';

export const AsideCall = /*#__PURE__*/ staticPart(
  'AsideCall',
  function AsideCall() {
    const t = useT('forms');
    const { telphone, emailAddress } = useNeed('domainInfo');
    return (
      <div className={css.call}>
        <p>{t('aside.fault')}</p>
        {telphone ? <PhoneLink telphone={telphone} /> : <a href={`mailto:${emailAddress}`}>{emailAddress}</a>}
      </div>
    );
  },
  'page',
);
