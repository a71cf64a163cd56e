// The first step of a newsletter sign-up: a mail address for the page that asks the rest. Posted, so that it stays out of addresses and histories.
import { usePage } from '../app/PageContext.ts';
import { useT } from '../i18n/useT.ts';
import ui from './common.module.css';
import css from './NewsSignUp.module.css';

/** `id`: unique on the page. `topic`: what the reader has just read. `as`: a link where no form field may be. */
type Props = { id: string; label: string; topic?: string; as?: 'form' | 'link' };

export function NewsSignUp({ id, label, topic, as = 'form' }: Props) {
  const t = useT('layout');
  const { has, href } = usePage();
  if (!has('newsletter')) return null;
  if (as === 'link')
    return (
      <a className={ui.more} href={href('newsletter')}>
        {label}
      </a>
    );
  return (
    <form className={css.form} method="post" action={href('newsletter')}>
      <label htmlFor={id}>{label}</label>
      <input id={id} name="email" type="email" required autoComplete="email" />
      {topic && <input type="hidden" name="topics" value={topic} />}
      <button className={`${ui.btn} ${ui.small}`} name="act" value="begin">
        {t('newsletter.submit')}
      </button>
    </form>
  );
}
