// The policy that a consent refers to.
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { useT } from '../../i18n/useT.ts';
import { hrefOf } from '../../pages/addresses.ts';

export const PolicyLink = /*#__PURE__*/ staticPart(
  'PolicyLink',
  function PolicyLink() {
    const t = useT('forms');
    const { has, locale } = usePage();
    // Where the policy is not translated, the English one says so in its link's text.
    const policyLocale = has('privacy') ? locale.code : 'en';
    return (
      <a href={hrefOf('privacy', policyLocale)} hrefLang={policyLocale === locale.code ? undefined : 'en'}>
        {t('policy')}
      </a>
    );
  },
  'page',
);
