// The top bar and the sticky header; on phones menu and account are panels behind an icon.
import { useFacts, usePage } from '../app/PageContext.ts';
import { useShownPage } from '../app/PageState.ts';
import { staticPart } from '../app/staticPart.tsx';
import { asksItsOwn } from '../formParts/asksItsOwn.ts';
import { useT, type Translate } from '../i18n/useT.ts';
import type { Live } from '../live/livePart.tsx';
import type { MemberAddress } from '../webapi/memberCalls.ts';
import { Icon } from '../ui/Icon.tsx';
import { HeaderSearch } from './HeaderSearch.tsx';
import { HoverMenu } from './HoverMenu.tsx';
import { queryHref } from '../ui/queryHref.ts';
import { useTrialHref } from '../ui/PageLink.tsx';
import { SiteLinks } from './SiteLinks.tsx';
import { useMenus, type Menus } from './useMenus.ts';
import { nowhere, usePanel, type Panel } from './usePanel.ts';
import ui from '../ui/common.module.css';
import { Lines } from '../ui/Lines.tsx';
import accountLinksCss from './AccountLinks.module.css';
import css from './Header.module.css';
import { MainMenu } from './MainMenu.tsx';
import { Logo } from '../ui/Logo.tsx';
import { LanguageLinks } from './LanguageLinks.tsx';
import topBarCss from './TopBar.module.css';

/** `asks`: whether the page shows its own form; its thank-you page and an empty estimate do not. */
type HeaderAction = { asks: 'yes' | '' };

/** Target and text of the header's button: the page's own form under its own name, or the general contact form. */
function useHeaderAction({ asks }: HeaderAction): { link: string; text: string } {
  const { page, href } = usePage();
  const key = `actions.${page.id}`;
  const own = useT('forms')(key);
  const text = useT('layout')('actions.contact');
  return asks ? { link: '#form', text: own === key ? text : own } : { link: href('contactUs'), text };
}

/** The contact button in the header of a phone: leads to the page's form, or to the general contact form. */
const TalkButton = /*#__PURE__*/ staticPart(
  'TalkButton',
  function TalkButton({ asks }: HeaderAction) {
    const t = useT('layout');
    const { link } = useHeaderAction({ asks });
    if (usePage().page.id === 'contactUs') return null;
    return (
      <a className={`${ui.btn} ${ui.filled} ${css.talk}`} href={link} data-talk="">
        {t('actions.talk')}
      </a>
    );
  },
  'page',
);

/** The two links in the top bar: free trial and partnership. */
const WaysIn = /*#__PURE__*/ staticPart(
  'WaysIn',
  function WaysIn() {
    const t = useT('layout');
    const { href, has } = usePage();
    const trial = useTrialHref('/');
    return (
      <ul className={topBarCss.links}>
        <li>
          <a href={trial}>{t('actions.free')}</a>
        </li>
        {has('cooperation') && (
          <li>
            <a href={`${href('cooperation')}/`}>{t('actions.partner')}</a>
          </li>
        )}
      </ul>
    );
  },
  'page',
);

/** The regional sites in the top bar's menu. */
const BarSites = /*#__PURE__*/ staticPart(
  'BarSites',
  function BarSites() {
    return <SiteLinks className={topBarCss.siteList} />;
  },
  'site',
);

/** The languages in the top bar. */
const BarLanguages = /*#__PURE__*/ staticPart(
  'BarLanguages',
  function BarLanguages() {
    return <LanguageLinks className={topBarCss.links} />;
  },
  'page',
);

/** The bar above the header: free trial and partnership, languages, regional sites. */
function TopBar({ menus, t }: { menus: Menus; t: Translate }) {
  return (
    <div className={topBarCss.bar}>
      <div className={`${ui.wrap} ${topBarCss.row}`}>
        <nav aria-label={t('start')}>
          <WaysIn />
        </nav>
        <nav className={topBarCss.places} aria-label={t('languages')}>
          <BarLanguages />
          <HoverMenu className={topBarCss.sites} id="sites" menus={menus} summary={<summary>{t('sites')}</summary>}>
            <BarSites />
          </HoverMenu>
        </nav>
      </div>
    </div>
  );
}

/** The wordmark in the header. */
const SiteMark = /*#__PURE__*/ staticPart(
  'SiteMark',
  function SiteMark() {
    return <Logo />;
  },
  'site',
);

type PanelToggleProps = { panel: Panel; icon: 'menu' | 'account'; open: string; close: string };

/** The icon that opens a phone panel, and the one that closes it: two links, so that both work without script. */
function PanelToggle({ panel: { name, isOpen, toggle }, icon, open, close }: PanelToggleProps) {
  const side = name === 'menu' ? css.ofMenu : css.ofMe;
  return (
    <>
      <a
        className={`${css.toggle} ${css.opening} ${side}`}
        href={`#${name}`}
        ref={toggle}
        aria-controls={name}
        aria-expanded={isOpen}
        aria-label={open}
      >
        <Icon name={icon} />
      </a>
      <a className={`${css.toggle} ${css.closing} ${side}`} href={nowhere} aria-controls={name} aria-label={close}>
        <Icon name="close" />
      </a>
    </>
  );
}

/** Account links of the header: log in and contact; on phones also the other account links. */
const AccountLinks = /*#__PURE__*/ staticPart(
  'AccountLinks',
  function AccountLinks({ asks }: HeaderAction) {
    const t = useT('layout');
    const page = usePage();
    const action = useHeaderAction({ asks });
    return (
      <>
        <a
          className={`${accountLinksCss.link} ${accountLinksCss.guest}`}
          href={queryHref(page, 'dialog', 'login')}
          rel="nofollow"
        >
          {t('account.login')}
        </a>
        {/* The HTML is the same for all. The start script marks logged-in visitors before the first paint, and CSS shows the right links. */}
        <div className={`${accountLinksCss.member} ${accountLinksCss.me}`}>
          {/* Script writes the visitor's name into it. */}
          <a className={accountLinksCss.link} href={page.href('account')} rel="nofollow" data-mine="">
            {t('account.mine')}
          </a>
          <form
            className={accountLinksCss.ways}
            method="post"
            action={'/webapi/account/console' satisfies MemberAddress}
          >
            <input type="hidden" name="language" value={page.locale.code} />
            <button className={accountLinksCss.link}>{t('account.console')}</button>
            <button className={accountLinksCss.link} formAction={'/webapi/account/logout' satisfies MemberAddress}>
              {t('account.logout')}
            </button>
          </form>
        </div>
        <a
          className={`${accountLinksCss.link} ${accountLinksCss.guest} ${css.phone}`}
          href={queryHref(page, 'dialog', 'register')}
          rel="nofollow"
        >
          {t('account.register')}
        </a>
        <a
          className={`${accountLinksCss.link} ${accountLinksCss.guest} ${css.phone}`}
          href={queryHref(page, 'dialog', 'forgot')}
          rel="nofollow"
        >
          {t('account.forgot')}
        </a>
        <a className={`${accountLinksCss.link} ${css.phone}`} href={page.href('faq')}>
          {t('account.faq')}
        </a>
        {/* Dark, because the one magenta button of a view is the page's own. */}
        {page.page.id !== 'contactUs' && (
          <a className={`${ui.btn} ${ui.filled} ${accountLinksCss.contact}`} href={action.link}>
            {action.text}
          </a>
        )}
        <p className={`${css.phone} ${ui.sm} ${ui.dim}`}>
          <Lines text={t('support', useFacts())} />
        </p>
      </>
    );
  },
  'page',
);

export default function NavigationLive({ data, t: { navigation: t } }: Live<'menuEntries', 'navigation'>) {
  const shown = useShownPage();
  const { page, query } = shown;
  const asks = page.form && !query['sent'] && asksItsOwn(shown) ? 'yes' : '';
  const menus = useMenus();
  const menu = usePanel('menu');
  const me = usePanel('me');
  return (
    <>
      <TopBar menus={menus} t={t} />
      <header className={css.header}>
        <div className={`${ui.wrap} ${css.row}`}>
          <PanelToggle panel={menu} icon="menu" open={t('menu.open')} close={t('menu.close')} />
          <SiteMark />
          <MainMenu entries={data.menuEntries} menus={menus} panel={menu} t={t} />
          <HeaderSearch t={t} />
          <nav
            className={css.account}
            id="me"
            ref={me.place}
            aria-label={t('account.label')}
            tabIndex={-1}
            data-shut={me.shut}
          >
            <AccountLinks asks={asks} />
          </nav>
          <TalkButton asks={asks} />
          <PanelToggle panel={me} icon="account" open={t('account.open')} close={t('account.close')} />
        </div>
      </header>
    </>
  );
}
