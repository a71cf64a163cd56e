// Shown by its rules when <html data-failed> says that a script is missing: a way on that needs none.
import { usePage } from '../app/PageContext.ts';
import { staticPart } from '../app/staticPart.tsx';
import { useT } from '../i18n/useT.ts';
import ui from '../ui/common.module.css';
import css from './LoadFailure.module.css';

export const LoadFailure = /*#__PURE__*/ staticPart(
  'LoadFailure',
  function LoadFailure() {
    const t = useT('client');
    const { path, href } = usePage();
    return (
      <div className={css.failure} role="alert">
        <p>
          <b>{t('failed.title')}</b>
        </p>
        <p className={ui.acts}>
          <a className={`${ui.btn} ${ui.small}`} href={path} data-reload="">
            {t('failed.retry')}
          </a>
          <a className={`${ui.btn} ${ui.small}`} href={href('home')} data-reload="">
            {t('failed.home')}
          </a>
        </p>
      </div>
    );
  },
  'page',
);
