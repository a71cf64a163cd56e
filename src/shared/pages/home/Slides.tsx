// The row of slides at the top of the home page, with a pager of titled anchors where there are several.
import { useT } from '../../i18n/useT.ts';
import ui from '../../ui/common.module.css';
import type { Banner } from '../../webapi/types.ts';
import css from './Hero.module.css';
import { Slide } from './Slide.tsx';

export function Slides({ banners }: { banners: readonly Banner[] }) {
  const t = useT('home');
  return (
    <section className={css.hero} aria-label={t('hero.banners')}>
      <ul className={css.track} tabIndex={0} aria-label={t('hero.banners')}>
        {banners.map((banner, index) => (
          <Slide key={banner.id} banner={banner} position={index} />
        ))}
      </ul>
      {banners.length > 1 && (
        <nav className={`${css.pager} ${ui.wrap}`} aria-label={t('hero.banners')}>
          {banners.map(({ id, label, note }, index) => (
            <a key={id} href={`#b${index + 1}`}>
              <b>{label}</b>
              {note}
            </a>
          ))}
        </nav>
      )}
    </section>
  );
}
