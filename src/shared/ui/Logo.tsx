// The logo: the brand's mark and its wordmark in the page's language, linked to that language's home page.
import { useNeed } from '../app/needs.ts';
import { usePage } from '../app/PageContext.ts';
import css from './Logo.module.css';

export function Logo() {
  const { href, locale } = usePage();
  const { name, mark, words } = useNeed('brand');
  return (
    <a className={css.logo} href={href('home')}>
      <svg width="26" height="26" viewBox="0 0 26 26" aria-hidden="true">
        {mark.line && <path d={mark.line} fill="none" stroke="currentColor" strokeWidth="2" />}
        {mark.solid && <path d={mark.solid} fill="currentColor" />}
        {mark.accent && <path className={css.accent} d={mark.accent} />}
      </svg>
      {words[locale.code] ?? name}
    </a>
  );
}
