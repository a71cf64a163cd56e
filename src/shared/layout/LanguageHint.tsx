// Offers the visitor's own language: one hidden line a language, of which the browser's code shows the fitting one.
import { usePage } from '../app/PageContext.ts';
import { locales, type LocaleRow } from '../i18n/locales.ts';
import { useT } from '../i18n/useT.ts';
import { Icon } from '../ui/Icon.tsx';
import ui from '../ui/common.module.css';
import css from './LanguageHint.module.css';
import { useLanguageHref } from './useLanguageHref.ts';

function Hint({ row, href }: { row: LocaleRow; href: string }) {
  const t = useT('layout');
  return (
    <div className={css.hint} lang={row.iso} data-hint={row.accept.join(' ')} hidden>
      <a className={ui.more} href={href} hrefLang={row.iso} data-locale={row.code}>
        {t(`hints.${row.code}.text`)}
      </a>
      <button className={css.close} type="button" aria-label={t(`hints.${row.code}.close`)} data-dismiss="">
        <Icon name="close" size={18} />
      </button>
    </div>
  );
}

export function LanguageHint() {
  const { locale } = usePage();
  const languageHref = useLanguageHref();
  return locales.map((row) => {
    const { href, same } = languageHref(row);
    return row.code !== locale.code && same && <Hint key={row.code} row={row} href={href} />;
  });
}
