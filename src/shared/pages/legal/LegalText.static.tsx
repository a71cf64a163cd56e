// The numbered sections of a legal page with a list of contents beside them.
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { useT } from '../../i18n/useT.ts';
import ui from '../../ui/common.module.css';
import css from './LegalText.module.css';

const sections = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'] as const;

export const LegalText = /*#__PURE__*/ staticPart(
  'LegalText',
  function LegalText() {
    const t = useT(usePage().page.id);
    return (
      <div className={`${ui.wrap} ${css.columns}`}>
        <nav className={css.contents} aria-label={t('name')}>
          <ol>
            {sections.map((section) => (
              <li key={section}>
                <a href={`#section-${section}`}>{t(`sections.${section}.heading`)}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div className={css.text}>
          {sections.map((section) => (
            <section key={section} id={`section-${section}`}>
              <h2>{t(`sections.${section}.heading`)}</h2>
              {t(`sections.${section}.body`)
                .split('\n')
                .map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
            </section>
          ))}
        </div>
      </div>
    );
  },
  'page',
);
