// The documents that a new account's owner agrees to, each in another window.
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { useT } from '../../i18n/useT.ts';
import { hrefOf } from '../../pages/addresses.ts';
import css from './AccountFields.module.css';

export const AgreementLinks = /*#__PURE__*/ staticPart(
  'AgreementLinks',
  function AgreementLinks() {
    const t = useT('forms');
    const { has, locale } = usePage();
    return (
      <p className={css.terms}>
        {(['disclaimer', 'privacy'] as const).map((page) => {
          // Where it is not translated, the English one says so in its link's text.
          const inOwn = has(page);
          return (
            <a
              key={page}
              href={hrefOf(page, inOwn ? locale.code : 'en')}
              hrefLang={inOwn ? undefined : 'en'}
              target="_blank"
              rel="noopener"
            >
              {t(`agreement.${page}`)}
            </a>
          );
        })}
        <span>{t('agreement.opens')}</span>
      </p>
    );
  },
  'page',
);
