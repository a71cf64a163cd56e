// The slide that stands in when the back end names no banner.
import { usePage } from '../../app/PageContext.ts';
import { useT } from '../../i18n/useT.ts';
import type { Banner } from '../../webapi/types.ts';

export function useOwnSlide(): Banner {
  const t = useT('home');
  const { href } = usePage();
  return {
    id: 'own',
    title: t('h1'),
    text: t('lead'),
    label: t('hero.label'),
    note: t('hero.note'),
    art: 'chart',
    links: [
      { text: t('hero.trial'), link: href('freeOpen') },
      { text: t('hero.contact'), link: href('contactUs') },
    ],
    dialog: false,
  };
}
