// A link to the privacy policy or the disclaimer; languages without them link to the English text and say so.
import type { ReactNode } from 'react';
import { usePage } from '../app/PageContext.ts';
import { localeOf } from '../i18n/locales.ts';
import { useT } from '../i18n/useT.ts';

const everyPage = localeOf('en');

export function LegalLink({ to, children }: { to: 'privacy' | 'disclaimer'; children: ReactNode }) {
  const t = useT('layout');
  const { has, href } = usePage();
  if (has(to)) return <a href={`${href(to)}/`}>{children}</a>;
  return (
    <a href={`${href(to, { locale: everyPage.code })}/`} hrefLang={everyPage.iso}>
      {children} {t('inEnglish')}
    </a>
  );
}
