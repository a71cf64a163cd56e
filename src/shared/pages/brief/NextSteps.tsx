// The buttons below a brief page's lead: none of them leads to the page it stands on.
import { useNeed } from '../../app/needs.ts';
import { usePage } from '../../app/PageContext.ts';
import { useT } from '../../i18n/useT.ts';
import ui from '../../ui/common.module.css';
import type { Family } from './families.ts';

export function NextSteps({ family }: { family: Family }) {
  const t = useT('layout');
  const { page, href } = usePage();
  const { emailAddress } = useNeed('domainInfo');
  const first = `${ui.btn} ${ui.go}`;
  return (
    <div className={ui.acts}>
      {page.id === 'contactUs' ? (
        <a className={first} href={`mailto:${emailAddress}`}>
          {t('actions.mail')}
        </a>
      ) : (
        <a className={first} href={href('contactUs')}>
          {t('actions.contact')}
        </a>
      )}
      {page.id !== 'freeOpen' && (
        <a className={ui.btn} href={href('freeOpen')}>
          {t('actions.free')}
        </a>
      )}
      {family === 'errand' && (
        <a className={ui.btn} href={href('faq')}>
          {t('account.faq')}
        </a>
      )}
    </div>
  );
}
