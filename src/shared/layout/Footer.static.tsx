// The footer: the menu again, all data centres, and legal links.
import type { ReactNode } from 'react';
import { useNeed } from '../app/needs.ts';
import { useFacts, usePage } from '../app/PageContext.ts';
import { staticPart } from '../app/staticPart.tsx';
import { useT } from '../i18n/useT.ts';
import { useOwner } from '../owner/useOwner.ts';
import type { MenuItem } from '../webapi/types.ts';
import { LegalLink } from '../ui/LegalLink.tsx';
import ui from '../ui/common.module.css';
import { Lines } from '../ui/Lines.tsx';
import { Logo } from '../ui/Logo.tsx';
import { NewsSignUp } from '../ui/NewsSignUp.tsx';
import { useTrialHref } from '../ui/PageLink.tsx';
import dataCentresCss from './DataCentres.module.css';
import footerFoldCss from './FooterFold.module.css';
import css from './Footer.module.css';
import { MenuLink } from './MenuLink.tsx';

/** A titled list of the footer: under a heading on desktops, folded under its title on phones. */
function FooterFold({ title, list, children }: { title: string; list?: string; children: ReactNode }) {
  return (
    <div className={footerFoldCss.fold}>
      <h2>{title}</h2>
      <details>
        <summary>{title}</summary>
        <ul className={list}>{children}</ul>
      </details>
    </div>
  );
}

const isGroup = (item: MenuItem) => item.children.length > 0;

/** A group inside a group becomes one link: to its own page if it has one, else to its first entry. */
const linksOf = (item: MenuItem): MenuItem[] =>
  item.children.flatMap((child) => (child.link ? child : (child.children[0] ?? [])));

function Group({ item }: { item: MenuItem }) {
  return (
    <FooterFold title={item.name}>
      {linksOf(item).map((link) => (
        <li key={link.id}>
          <MenuLink item={link}>{link.name}</MenuLink>
        </li>
      ))}
    </FooterFold>
  );
}

/**
 * The menu as groups of plain links, in columns of about one height: short last groups share one, and so do "contact", with
 * the entries without a group, and the first group, which is about us.
 */
function FooterGroups() {
  const t = useT('layout');
  const { href, has } = usePage();
  const trial = useTrialHref();
  const { menu } = useNeed('menu');
  const [about, first, second, ...others] = menu.filter(isGroup);
  const singles = menu.filter((item) => !isGroup(item) && !item.isHomePage);
  return (
    <>
      {[[first], [second], others].map((items) => {
        const shown = items.filter((item) => item !== undefined);
        return (
          shown.length > 0 && (
            <div className={css.group} key={shown[0]?.id}>
              {shown.map((item) => (
                <Group key={item.id} item={item} />
              ))}
            </div>
          )
        );
      })}
      <div className={css.group}>
        <FooterFold title={t('footer.contact')}>
          {singles.map((item) => (
            <li key={item.id}>
              <MenuLink item={item}>{item.name}</MenuLink>
            </li>
          ))}
          <li>
            <a href={trial}>{t('actions.free')}</a>
          </li>
          {has('cooperation') && (
            <li>
              <a href={href('cooperation')}>{t('actions.partner')}</a>
            </li>
          )}
          {has('callback') && (
            <li>
              <a href={href('callback')}>{t('actions.callback')}</a>
            </li>
          )}
          <li>
            <a href={href('faq')}>{t('account.faq')}</a>
          </li>
        </FooterFold>
        {about && <Group item={about} />}
      </div>
    </>
  );
}

/** All data-centre regions with their zones and opening year: open on desktops, folded on phones. */
function DataCentres() {
  const t = useT('layout');
  const name = useT('regions');
  const regions = useNeed('regions').toSorted((a, b) => a.released - b.released);
  const zones = regions.reduce((sum, region) => sum + region.zones, 0);
  return (
    <div className={dataCentresCss.centres}>
      <FooterFold title={t('footer.dataCentres', { regions: regions.length, zones })} list={dataCentresCss.list}>
        {regions.map((region) => (
          <li key={region.id}>
            {name(region.id)}
            <span>
              {t('footer.zones', { count: region.zones })} · {region.released}
            </span>
          </li>
        ))}
      </FooterFold>
    </div>
  );
}

/** Links to the other domains of this site, each for its own market: the same page in the same language. Visitors are never redirected there by their location. */
function Markets() {
  const t = useT('layout');
  const name = useT('menu');
  const { page, params, href, host } = usePage();
  const markets = useNeed('markets');
  if (markets.length === 0) return null;
  // A page that is not indexed may belong to one visitor, so the link goes to the home page.
  const path = page.index ? href(page.id, { params: { ...params } }) : href('home');
  return (
    <ul className={css.social} aria-label={t('footer.markets')}>
      {markets.map(({ website, domain }) => (
        <li key={domain}>
          <a href={`https://${domain}${path}`} aria-current={domain === host ? 'true' : undefined}>
            {name(`websites.${website}`)}
          </a>
        </li>
      ))}
    </ul>
  );
}

export const Footer = /*#__PURE__*/ staticPart(
  'Footer',
  function Footer({ signUp }: { signUp: 'form' | 'link' }) {
    const t = useT('layout');
    const { page, today } = usePage();
    const facts = useFacts();
    const isAboutNews = page.id === 'newsletter' || page.id === 'subscription';
    const { owner, text } = useOwner();
    return (
      <footer className={css.footer}>
        <div className={ui.wrap}>
          <div className={css.groups}>
            <div className={css.house}>
              <Logo />
              <p>
                <Lines text={t('support', facts)} />
              </p>
              {!isAboutNews && <NewsSignUp id="foot-mail" label={t('newsletter.label')} as={signUp} />}
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
            <Markets />
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
