// The cookie question, as a form; CSS hides it once <html data-consent> says that the visitor has chosen.
import { use, useRef, type FormEvent } from 'react';
import { NavigatorContext } from '../app/NavigatorContext.ts';
import { useShownPage } from '../app/PageState.ts';
import { staticPart } from '../app/staticPart.tsx';
import { useT } from '../i18n/useT.ts';
import type { Live } from '../live/livePart.tsx';
import { LegalLink } from '../ui/LegalLink.tsx';
import { queryHref } from '../ui/queryHref.ts';
import ui from '../ui/common.module.css';
import css from './CookieBanner.module.css';

/** Text and buttons of the cookie question; both buttons look the same. */
const CookieQuestion = /*#__PURE__*/ staticPart(
  'CookieQuestion',
  function CookieQuestion() {
    const t = useT('layout');
    return (
      <>
        <p className={css.text}>
          {t('cookie.text')} <LegalLink to="privacy">{t('cookie.policy')}</LegalLink>
        </p>
        <div className={css.choice}>
          <button className={`${ui.btn} ${ui.small}`} name="choice" value="reject">
            {t('cookie.reject')}
          </button>
          <button className={`${ui.btn} ${ui.small}`} name="choice" value="accept">
            {t('cookie.accept')}
          </button>
        </div>
      </>
    );
  },
  'site',
);

export default function CookieBannerLive({ t: { navigation: t } }: Live<never, 'navigation'>) {
  const back = queryHref(useShownPage(), 'consent');
  const router = use(NavigatorContext);
  const isNative = useRef(false);

  async function answer(event: FormEvent<HTMLFormElement>): Promise<void> {
    const { submitter } = event.nativeEvent as SubmitEvent;
    // Where the browser does not tell which button was pressed, it sends the form itself.
    if (isNative.current || !(submitter instanceof HTMLButtonElement)) return;
    event.preventDefault();
    const form = event.currentTarget;
    const body = new URLSearchParams(new FormData(form) as never);
    body.set(submitter.name, submitter.value);
    // Not followed: the page is there already, and the visitor may have gone on to another.
    const request = { method: 'POST', body, redirect: 'manual' } as const;
    const answered = await fetch(form.action, request).catch(() => undefined);
    if (answered?.type === 'opaqueredirect') {
      // The question takes the focus along.
      if (form.contains(document.activeElement)) document.getElementById('main')?.focus({ preventScroll: true });
      document.documentElement.dataset['consent'] = '';
      const query = new URLSearchParams(location.search);
      query.delete('consent');
      const address = `${location.pathname}?${query}${location.hash}`;
      router.replace(address, { shown: true, fresh: true });
    } else if (navigator.onLine) {
      // Let the browser send the form, as it does without script. Offline it would leave the page for one that says so.
      isNative.current = true;
      submitter.click();
    }
  }
  return (
    <form className={css.banner} method="post" action="/consent" aria-label={t('cookies')} onSubmit={answer}>
      <div className={`${ui.wrap} ${css.row}`}>
        <input type="hidden" name="back" value={back} />
        <CookieQuestion />
      </div>
    </form>
  );
}
