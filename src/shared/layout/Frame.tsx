// The frame around every page's content: what is above, below and over it.
import { use, type ReactNode } from 'react';
import { afterMainId } from '../app/Fold.tsx';
import { Later, StandInContext } from '../app/Later.tsx';
import { useNeed } from '../app/needs.ts';
import { usePage } from '../app/PageContext.ts';
import { useShownPage } from '../app/PageState.ts';
import { staticPart } from '../app/staticPart.tsx';
import { isAccountDialog } from '../forms/AccountForm.ts';
import { locales } from '../i18n/locales.ts';
import { useT } from '../i18n/useT.ts';
import { livePart } from '../live/livePart.tsx';
import { Icon } from '../ui/Icon.tsx';
import { languageHref } from './languageHref.ts';
import { queryHref } from '../ui/queryHref.ts';
import { Footer } from './Footer.static.tsx';
import ui from '../ui/common.module.css';
import languageHintCss from './LanguageHint.module.css';
import loadFailureCss from './LoadFailure.module.css';
import returnNoticeCss from './ReturnNotice.module.css';
import scrollTopCss from './ScrollTop.module.css';
import skipLinkCss from './SkipLink.module.css';
import css from './Tray.module.css';
import noticeCss from '../ui/Notice.module.css';

/** Status messages, as a live part. */
const Status = livePart(/* #__LOADABLE__ */ () => import('./StatusLive.tsx'), {
  needs: [],
  texts: ['client'],
  when: 'needed',
});

/** The first link of every page: skips the header. */
const SkipLink = /*#__PURE__*/ staticPart(
  'SkipLink',
  function SkipLink() {
    return (
      <a className={skipLinkCss.skip} href="#main">
        {useT('layout')('skip')}
      </a>
    );
  },
  'site',
);

/** The two buttons beside or below a page: back to the top, and a mail to this domain's address. */
const ScrollTop = /*#__PURE__*/ staticPart(
  'ScrollTop',
  function ScrollTop({ place }: { place: 'below' | 'seen' }) {
    const t = useT('layout');
    const { emailAddress: ofOffice } = useNeed('domainInfo');
    const emailAddress = useNeed('configuration').emailAddress || ofOffice;
    return (
      <aside className={`${scrollTopCss.stack} ${place === 'seen' ? scrollTopCss.seen : ''}`} aria-label={t('toTop')}>
        <a className={scrollTopCss.top} href="#top" aria-label={t('toTop')}>
          <Icon name="up" />
        </a>
        <a
          className={scrollTopCss.mail}
          href={`mailto:${emailAddress}`}
          aria-label={t('mailTo', { email: emailAddress })}
        >
          <Icon name="mail" />
        </a>
      </aside>
    );
  },
  'page',
);

/** Tells visitors who were redirected to the home page (?notice=missing) that the requested page was not found. */
const ReturnNotice = /*#__PURE__*/ staticPart(
  'ReturnNotice',
  function ReturnNotice() {
    const t = useT('notFound');
    const page = usePage();
    if (page.query.notice !== 'missing') return null;
    return (
      <div className={`${ui.wrap} ${returnNoticeCss.place}`}>
        <Notice closeHref={queryHref(page, 'notice')}>{t('returned')}</Notice>
      </div>
    );
  },
  'page',
);

/** Menus and panels of the frame, as a live part. */
const Navigation = livePart(/* #__LOADABLE__ */ () => import('./NavigationLive.tsx'), {
  needs: ['menuEntries'],
  texts: ['navigation'],
});

/** Shown by CSS when <html data-failed> says that a script is missing; its links work without script. */
const LoadFailure = /*#__PURE__*/ staticPart(
  'LoadFailure',
  function LoadFailure() {
    const t = useT('client');
    const { href } = usePage();
    return (
      <div className={loadFailureCss.failure} role="alert">
        <p>
          <b>{t('failed.title')}</b>
        </p>
        <p className={ui.acts}>
          {/* The address in the window: a page that many share does not know its query. */}
          {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid */}
          <a className={`${ui.btn} ${ui.small}`} href="" data-reload="">
            {t('failed.retry')}
          </a>
          <a className={`${ui.btn} ${ui.small}`} href={href('home')} data-reload="">
            {t('failed.home')}
          </a>
        </p>
      </div>
    );
  },
  'site',
);

/** Offers the visitor's own language, in that language, below the header. The start script sets which one before the first paint. */
const LanguageHint = /*#__PURE__*/ staticPart(
  'LanguageHint',
  function LanguageHint() {
    const t = useT('layout');
    const shown = usePage();
    const offers = locales.filter(({ code }) => code !== shown.locale.code && shown.has(shown.page.id, code));
    return offers.map((row) => {
      const text = t(`hints.${row.code}.text`);
      return (
        <aside className={languageHintCss.hint} key={row.code} lang={row.iso} aria-label={text}>
          <a className={ui.more} href={languageHref(shown, row, true).href} hrefLang={row.iso} data-locale={row.code}>
            {text}
          </a>
          {/* Closing it chooses the page's language. */}
          <button
            className={languageHintCss.close}
            type="button"
            data-locale={shown.locale.code}
            aria-label={t(`hints.${row.code}.close`)}
          >
            <Icon name="close" size={18} />
          </button>
        </aside>
      );
    });
  },
  'page',
);

/** The dialog, as a live part. */
const Dialog = livePart(/* #__LOADABLE__ */ () => import('./DialogLive.tsx'), {
  needs: [],
  texts: [],
  when: 'needed',
});

/** The cookie question, as a live part. */
const CookieBanner = livePart(/* #__LOADABLE__ */ () => import('./CookieBannerLive.tsx'), {
  needs: [],
  texts: ['navigation'],
  when: 'touched',
});

/** A stand-in may have no form field, so there the sign-up is a link. */
function PageFoot() {
  return <Footer signUp={use(StandInContext) ? 'link' : 'form'} />;
}

export function Frame({ children }: { children: ReactNode }) {
  const { page, query } = useShownPage();
  const { dialog } = query;
  return (
    <>
      {/* Before the fold, so that its CSS rules are inlined. */}
      {isAccountDialog(dialog) && <Dialog name={dialog} />}
      <div inert={isAccountDialog(dialog)}>
        <SkipLink />
        {page.layout === 'full' && (
          <Later needs={['menu', 'menuEntries', 'languages']}>
            <Navigation />
          </Later>
        )}
        {page.layout === 'full' && <LanguageHint />}
        <ReturnNotice />
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        {page.layout !== 'bare' && (
          <Later needs={['menu']}>
            <PageFoot />
          </Later>
        )}
        {/* After the fold: these overlays can wait for the stylesheets. */}
        <div className={css.tray} id={afterMainId}>
          <Status />
          <LoadFailure />
          <CookieBanner />
        </div>
        <Later needs={['domainInfo', 'configuration']}>
          {/* On the not-found page, which has nothing to read, they show at once. */}
          <ScrollTop place={page.id === 'notFound' ? 'seen' : 'below'} />
        </Later>
      </div>
    </>
  );
}

/** A message about what just happened, with a link that closes it. */
function Notice({ closeHref, children }: { closeHref: string; children: ReactNode }) {
  const t = useT('layout');
  return (
    <div className={noticeCss.notice} role="status">
      <p>{children}</p>
      <a className={noticeCss.close} href={closeHref} aria-label={t('close')}>
        <Icon name="close" size={18} />
      </a>
    </div>
  );
}
