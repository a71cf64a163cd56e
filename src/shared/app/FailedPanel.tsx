// Says that a part of the page could not be loaded and offers two ways on that need no script of ours.
import { useT } from '../i18n/useT.ts';
import ui from '../ui/common.module.css';
import { useShownPage } from './ShownPage.ts';

export function FailedPanel() {
  const t = useT('client');
  const { path, locale } = useShownPage();
  return (
    <section className={ui.wrap} role="alert" data-failed="">
      <h2>{t('failed.title')}</h2>
      <p>{t('failed.text')}</p>
      <p className={ui.acts}>
        <a className={`${ui.btn} ${ui.go}`} href={path} data-reload="">
          {t('failed.retry')}
        </a>
        <a className={ui.btn} href={`/${locale.prefix}`} data-reload="">
          {t('failed.home')}
        </a>
      </p>
    </section>
  );
}
