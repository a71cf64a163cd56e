// Offers the visitor's own language: an empty line that the browser's code fills when it fits.
import { usePage } from '../app/PageContext.ts';
import { Icon } from '../ui/Icon.tsx';
import ui from '../ui/common.module.css';
import css from './LanguageHint.module.css';

export function LanguageHint() {
  const { href, locale, page } = usePage();
  return (
    <aside className={css.hint} data-hint="" hidden>
      {/* This page in its own language, until the browser's code knows better. */}
      <a className={ui.more} href={href(page.id)}>
        {locale.name}
      </a>
      <button className={css.close} type="button">
        <Icon name="close" size={18} />
      </button>
    </aside>
  );
}
