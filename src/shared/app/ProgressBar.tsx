// The bar on top of the window while the next page is on its way, drawn as the neatline; the browser's code moves it.
import { useT } from '../i18n/useT.ts';
import css from './ProgressBar.module.css';

export function ProgressBar() {
  return <progress className={css.bar} hidden max={100} data-progress="" aria-label={useT('client')('loading')} />;
}
