// The home page's opening: the back end's banners as a list to swipe or step through, or our own first slide without them.
import { useNeed } from '../../app/needs.ts';
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { useT } from '../../i18n/useT.ts';
import type { Banner } from '../../webapi/types.ts';
import ui from '../../ui/common.module.css';
import css from './Hero.module.css';
import { Slide } from './Slide.tsx';

function useOwnSlide(): Banner {
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

export const Hero = /*#__PURE__*/ staticPart(
  'Hero',
  function Hero() {
    const t = useT('home');
    const own = useOwnSlide();
    const banners = useNeed('banners');
    const slides = banners.length > 0 ? banners : [own];
    return (
      <section className={css.hero} aria-label={t('hero.banners')}>
        <ul className={css.track} tabIndex={0} aria-label={t('hero.banners')}>
          {slides.map((banner, index) => (
            <Slide key={banner.id} banner={banner} position={index} />
          ))}
        </ul>
        {slides.length > 1 && (
          <nav className={`${css.pager} ${ui.wrap}`} aria-label={t('hero.banners')}>
            {slides.map(({ id, label, note }, index) => (
              <a key={id} href={`#b${index + 1}`}>
                <b>{label}</b>
                {note}
              </a>
            ))}
          </nav>
        )}
      </section>
    );
  },
  'request',
);
