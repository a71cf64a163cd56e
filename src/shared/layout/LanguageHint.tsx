// Offers the visitor's own language: an empty line that the browser's code fills when it fits.
import { Icon } from '../ui/Icon.tsx';
import ui from '../ui/common.module.css';
import css from './LanguageHint.module.css';

export function LanguageHint() {
  return (
    <aside className={css.hint} data-hint="" hidden>
      <a className={ui.more} />
      <button className={css.close} type="button">
        <Icon name="close" size={18} />
      </button>
    </aside>
  );
}
