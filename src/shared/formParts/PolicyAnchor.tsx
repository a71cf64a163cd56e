// A link to the policy, for the sentences of static parts: a part of its own would end their paragraph.
import { usePage } from '../app/PageContext.ts';
import { useT } from '../i18n/useT.ts';

export function PolicyAnchor() {
  const t = useT('forms');
  const { has, href, locale } = usePage();
  // Where the policy is not translated, the English one says so in its link's text.
  const policyLocale = has('privacy') ? locale.code : 'en';
  return (
    <a href={href('privacy', { locale: policyLocale })} hrefLang={policyLocale === locale.code ? undefined : 'en'}>
      {t('policy')}
    </a>
  );
}
