// The foot of the page under the neatline: the menu again, every data centre, and the small print.
import { useNeed } from '../app/needs.ts';
import { usePage } from '../app/PageContext.ts';
import { staticPart } from '../app/staticPart.tsx';
import { useT } from '../i18n/useT.ts';
import { useOwner } from '../owner/useOwner.ts';
import ui from '../ui/common.module.css';
import { Lines } from '../ui/Lines.tsx';
import { Logo } from '../ui/Logo.tsx';
import { DataCentres } from './DataCentres.tsx';
import css from './Footer.module.css';
import { FooterGroups } from './FooterGroups.tsx';
import { LegalLink } from './LegalLink.tsx';

export const Footer = /*#__PURE__*/ staticPart(
  'Footer',
  function Footer() {
    const t = useT('layout');
    const { today } = usePage();
    const { owner, text } = useOwner();
    return (
      <footer className={css.footer}>
        <div className={ui.wrap}>
          <div className={css.groups}>
            <div className={css.house}>
              <Logo />
              <p>
                <Lines text={t('support')} />
              </p>
            </div>
            <FooterGroups />
          </div>
          <DataCentres />
          <div className={css.legal}>
            <span>{t('footer.copyright', { year: today.slice(0, 4) })}</span>
            {owner.legal.entity && <span>{text('legal.entity')}</span>}
            <LegalLink to="privacy">{t('footer.privacy')}</LegalLink>
            <LegalLink to="disclaimer">{t('footer.disclaimer')}</LegalLink>
            <a href="?consent=open" rel="nofollow">
              {t('footer.cookies')}
            </a>
            {owner.statusPage && (
              <a href={owner.statusPage} rel="noopener">
                {t('footer.status')}
              </a>
            )}
            <ul className={css.social} aria-label={t('footer.social')}>
              {useNeed('social').map(({ name, link }) => (
                <li key={name}>
                  <a href={link} target="_blank" rel="noopener">
                    {name}
                    <span className={ui.vh}>{t('newWindow')}</span>
                  </a>
                </li>
              ))}
            </ul>
          </div>
        </div>
      </footer>
    );
  },
  'page',
);
