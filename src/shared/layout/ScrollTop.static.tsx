// The two plates beside or below a page: back to the top, and a mail to the address of this domain.
import { useNeed } from '../app/needs.ts';
import { staticPart } from '../app/staticPart.tsx';
import { useT } from '../i18n/useT.ts';
import { Icon } from '../ui/Icon.tsx';
import css from './ScrollTop.module.css';

export const ScrollTop = /*#__PURE__*/ staticPart(
  'ScrollTop',
  function ScrollTop() {
    const t = useT('layout');
    const { emailAddress } = useNeed('domainInfo');
    return (
      <div className={css.stack}>
        <a className={css.top} href="#top" aria-label={t('toTop')}>
          <Icon name="up" />
        </a>
        <a className={css.mail} href={`mailto:${emailAddress}`} aria-label={t('mailTo', { email: emailAddress })}>
          <Icon name="mail" />
        </a>
      </div>
    );
  },
  'page',
);
