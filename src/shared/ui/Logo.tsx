// The wordmark: a position ring with the flare that charts print beside a light, linked to the language's home.
import { usePage } from '../app/PageContext.ts';
import css from './Logo.module.css';

export function Logo() {
  return (
    <a className={css.logo} href={usePage().href('home')}>
      <svg width="26" height="26" viewBox="0 0 26 26" aria-hidden="true">
        <circle cx="10.5" cy="15.5" r="7.5" fill="none" stroke="currentColor" strokeWidth="2" />
        <circle cx="10.5" cy="15.5" r="2" fill="currentColor" />
        <path className={css.flare} d="M13 13c.6-6.4 4.6-10.8 12-12-1.2 7.4-5.6 11.4-12 12z" />
      </svg>
      COCloud
    </a>
  );
}
