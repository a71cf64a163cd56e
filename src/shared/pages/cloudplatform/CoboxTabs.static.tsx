// The two forms of COBox as links, the shown one marked.
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { useT } from '../../i18n/useT.ts';
import ui from '../../ui/common.module.css';
import css from './CoboxTabs.module.css';
import { coboxTabs, shownTab } from './coboxTab.ts';

export const CoboxTabs = /*#__PURE__*/ staticPart(
  'CoboxTabs',
  function CoboxTabs() {
    const t = useT('cloudplatform');
    const { page, query, href } = usePage();
    return (
      <nav className={css.tabs} id="tabs" aria-label={t('tabs.label')}>
        <div className={ui.wrap}>
          {coboxTabs.map((tab) => (
            <a
              key={tab}
              href={href(page.id, { query: { tab }, hash: 'tabs' })}
              aria-current={tab === shownTab(query) ? 'true' : undefined}
            >
              <b>{t(`tabs.${tab}`)}</b>
              <span>{t(`tabs.${tab}Text`)}</span>
            </a>
          ))}
        </div>
      </nav>
    );
  },
  'request',
);
