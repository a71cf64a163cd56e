// Says that a part of the page could not be loaded and offers two ways on that need no script of ours.
import { useT } from '../i18n/useT.ts';
import ui from '../ui/common.module.css';
import { usePage } from './PageContext.ts';

export function FailedPanel() {
  const t = useT('client');
  const { path, href } = usePage();
  return (
    <section className={ui.wrap} role="alert" data-failed="">
      <h2>{t('failed.title')}</h2>
      <p>{t('failed.text')}</p>
      <p className={ui.acts}>
        <a className={`${ui.btn} ${ui.go}`} href={path} data-reload="">
          {t('failed.retry')}
        </a>
        <a className={ui.btn} href={href('home')} data-reload="">
          {t('failed.home')}
        </a>
      </p>
    </section>
  );
}
