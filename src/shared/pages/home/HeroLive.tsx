// The home page's opening: a row of slides that snap, and a pager of titled anchors. Script adds keys, two buttons and the mark of the slide in view.
import type { Live } from '../../live/livePart.tsx';
import { useHydrating } from '../../live/useHydrating.ts';
import { Icon } from '../../ui/Icon.tsx';
import ui from '../../ui/common.module.css';
import css from './Hero.module.css';
import { Slide } from './Slide.static.tsx';
import { isPlain, useTrack } from './useTrack.ts';

export default function HeroLive({ data: { slides }, t: { slides: t } }: Live<'slides', 'slides'>) {
  const { track, shown, show } = useTrack(slides.length);
  const turns = !useHydrating();
  return (
    <section className={css.hero} aria-label={t('banners')}>
      <div className={css.stage}>
        <ul className={css.track} ref={track} tabIndex={0} aria-label={t('banners')}>
          {(slides.length > 0 ? slides : [undefined]).map((slide, at) => (
            <li key={slide?.id ?? 'own'} id={`b${at + 1}`}>
              <Slide position={at} />
            </li>
          ))}
        </ul>
        {turns && slides.length > 1 && (
          <div className={css.turns}>
            <button type="button" aria-label={t('previous')} onClick={() => show(shown - 1)}>
              <Icon name="left" />
            </button>
            <button type="button" aria-label={t('next')} onClick={() => show(shown + 1)}>
              <Icon name="right" />
            </button>
          </div>
        )}
      </div>
      {slides.length > 1 && (
        <nav className={`${css.pager} ${ui.wrap}`} aria-label={t('banners')}>
          {slides.map(({ id, label, note }, at) => (
            <a
              key={id}
              href={`#b${at + 1}`}
              aria-current={turns && at === shown ? 'true' : undefined}
              onClick={(event) => {
                if (!isPlain(event)) return;
                // The row moves and the page stays, without an entry in the history for each slide.
                event.preventDefault();
                show(at);
              }}
            >
              <b>{label}</b>
              {note}
            </a>
          ))}
        </nav>
      )}
    </section>
  );
}
