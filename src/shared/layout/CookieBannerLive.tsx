// The cookie question: one form; it goes when <html data-consent> says that a choice was made.
import { useRef, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { useShownPage } from '../app/ShownPage.ts';
import type { Live } from '../live/livePart.tsx';
import ui from '../ui/common.module.css';
import css from './CookieBanner.module.css';
import { CookieQuestion } from './CookieQuestion.static.tsx';
import { queryHref } from './queryHref.ts';

export default function CookieBannerLive({ t: { navigation: t } }: Live<never, 'navigation'>) {
  const back = queryHref(useShownPage(), 'consent');
  const navigate = useNavigate();
  const isNative = useRef(false);

  async function answer(event: FormEvent<HTMLFormElement>): Promise<void> {
    if (isNative.current) return;
    event.preventDefault();
    const form = event.currentTarget;
    const { submitter } = event.nativeEvent as SubmitEvent;
    const body = new URLSearchParams(new FormData(form, submitter) as never);
    try {
      const { ok } = await fetch(form.action, { method: 'POST', body });
      if (!ok) throw new Error('The choice was not taken');
      await navigate(back, { replace: true, state: { keepPlace: true, fresh: true } });
    } catch {
      // The way it goes without script.
      isNative.current = true;
      form.requestSubmit(submitter);
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
