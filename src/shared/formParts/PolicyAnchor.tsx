// A link to the privacy policy inside a sentence of a static part. Not a static part itself: its wrapper would end the paragraph.
import { usePage } from '../app/PageContext.ts';
import { useT } from '../i18n/useT.ts';

export function PolicyAnchor() {
  const t = useT('forms');
  const { has, href, locale } = usePage();
  // Without a translation it links to the English policy, and the link's text says so.
  const policyLocale = has('privacy') ? locale.code : 'en';
  return (
    <a href={href('privacy', { locale: policyLocale })} hrefLang={policyLocale === locale.code ? undefined : 'en'}>
      {t('policy')}
    </a>
  );
}
