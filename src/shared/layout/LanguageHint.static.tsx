// Offers the visitor's own language, in that language, below the header; the start script says which before anything is drawn.
import { usePage } from '../app/PageContext.ts';
import { staticPart } from '../app/staticPart.tsx';
import { locales } from '../i18n/locales.ts';
import { useT } from '../i18n/useT.ts';
import { Icon } from '../ui/Icon.tsx';
import ui from '../ui/common.module.css';
import css from './LanguageHint.module.css';
import { languageHref } from './languageHref.ts';

export const LanguageHint = /*#__PURE__*/ staticPart(
  'LanguageHint',
  function LanguageHint() {
    const t = useT('layout');
    const shown = usePage();
    const offers = locales.filter(({ code }) => code !== shown.locale.code && shown.has(shown.page.id, code));
    return offers.map((row) => {
      const text = t(`hints.${row.code}.text`);
      return (
        <aside className={css.hint} key={row.code} lang={row.iso} aria-label={text}>
          <a className={ui.more} href={languageHref(shown, row, true).href} hrefLang={row.iso} data-locale={row.code}>
            {text}
          </a>
          {/* Who closes it has chosen the language that is here. */}
          <button
            className={css.close}
            type="button"
            data-locale={shown.locale.code}
            aria-label={t(`hints.${row.code}.close`)}
          >
            <Icon name="close" size={18} />
          </button>
        </aside>
      );
    });
  },
  'page',
);
