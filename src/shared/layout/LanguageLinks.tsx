// The language switch: a plain link to the same page in each language; languages without the page are marked.
import { usePage } from '../app/PageContext.ts';
import { useNeed } from '../app/needs.ts';
import { locales, type LocaleRow } from '../i18n/locales.ts';
import { useT } from '../i18n/useT.ts';
import { Icon } from '../ui/Icon.tsx';
import ui from '../ui/common.module.css';
import css from './LanguageLinks.module.css';
import { languageHref } from './languageHref.ts';

function LanguageLink({ row, name }: { row: LocaleRow; name: string }) {
  const t = useT('layout');
  const shown = usePage();
  const { href, same } = languageHref(shown, row, shown.has(shown.page.id, row.code));
  const missing = same ? undefined : t('languages.missing', { language: name });
  return (
    <a
      className={css.link}
      href={href}
      hrefLang={row.iso}
      title={missing}
      data-locale={row.code}
      aria-current={row.code === shown.locale.code ? 'true' : undefined}
    >
      <span lang={row.iso}>{name}</span>
      {missing && (
        <>
          <span className={css.mark}>
            <Icon name="home" size={13} />
          </span>
          <span className={ui.vh}>{missing}</span>
        </>
      )}
    </a>
  );
}

export function LanguageLinks({ className }: { className: string | undefined }) {
  const { languageList } = useNeed('languages');
  return (
    <ul className={className}>
      {languageList.map(({ id, name, dir }) => {
        const row = locales.find((locale) => locale.dir === dir);
        return (
          row && (
            <li key={id}>
              <LanguageLink row={row} name={name} />
            </li>
          )
        );
      })}
    </ul>
  );
}
