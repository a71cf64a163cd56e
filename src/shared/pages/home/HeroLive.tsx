// Hero of the home page: slides that scroll and snap, and links to each. Script adds arrow keys, two buttons and a mark on the current one.
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { useNeed } from '../../app/needs.ts';
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { useT } from '../../i18n/useT.ts';
import type { Live } from '../../live/livePart.tsx';
import { useHydrating } from '../../live/LiveHost.ts';
import { Icon } from '../../ui/Icon.tsx';
import { largestPack, packAtTiers } from '../../calculators/cdnMonth.ts';
import { usd } from '../../i18n/numbers.ts';
import type { Banner } from '../../webapi/types.ts';
import ui from '../../ui/common.module.css';
import css from './Hero.module.css';
import { PolarChart } from '../../ui/charts/PolarChart.tsx';
import { Lines } from '../../ui/Lines.tsx';

type Track = {
  track: RefObject<HTMLUListElement | null>;
  shown: number;
  show: (at: number) => void;
  /** From the slide that is shown, or to which the row is moving. */
  turn: (by: number) => void;
};

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** With a modifier the press or key keeps the browser's own meaning. */
const isPlain = ({
  ctrlKey,
  metaKey,
  shiftKey,
  altKey,
}: Pick<KeyboardEvent, `${'ctrl' | 'meta' | 'shift' | 'alt'}Key`>) => !ctrlKey && !metaKey && !shiftKey && !altKey;

const placeIn = (row: HTMLElement): number => Math.round(row.scrollLeft / (row.clientWidth || 1));

/** Tells which slide of a scrolling row is in view and scrolls to others. The row's scroll position is the state. */
function useTrack(count: number): Track {
  const track = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  const aim = useRef<number>(undefined);
  /** Wraps around at both ends. Not by CSS `scroll-behavior`, which would also slow down scrolling to a focused element. */
  const show = useCallback(
    (at: number) => {
      const row = track.current;
      aim.current = (at + count) % count;
      const behavior = matchMedia('(prefers-reduced-motion: no-preference)').matches ? 'smooth' : 'instant';
      row?.scrollTo({ left: aim.current * row.clientWidth, behavior });
    },
    [count],
  );
  const turn = useCallback(
    (by: number) => show((aim.current ?? (track.current ? placeIn(track.current) : 0)) + by),
    [show],
  );
  useEffect(() => {
    const row = track.current;
    if (!row || count < 2) return;
    const update = () => setShown(placeIn(row));
    const arrive = () => void (aim.current = undefined);
    const onKeyDown = (event: KeyboardEvent) => {
      const step = steps[event.key];
      // Inside a slide, arrow keys belong to the focused element.
      if (step === undefined || event.target !== row || !isPlain(event)) return;
      event.preventDefault();
      turn(step);
    };
    // The visitor may have scrolled before this code was loaded.
    update();
    const stop = new AbortController();
    row.addEventListener('scroll', update, { passive: true, signal: stop.signal });
    row.addEventListener('keydown', onKeyDown, { signal: stop.signal });
    // Also where the visitor moves the row meanwhile.
    for (const type of ['scrollend', 'pointerdown', 'wheel']) row.addEventListener(type, arrive, stop);
    return () => stop.abort();
  }, [count, turn]);
  return { track, shown, show, turn };
}

/** The slide shown if the back end returns no banner. */
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

/** The price of the largest CDN pack, with the price of the same traffic without it. */
function PackPrice() {
  const t = useT('home');
  const { locale } = usePage();
  const { cdnPacks, bandwidth } = useNeed('prices');
  const pack = largestPack(cdnPacks);
  if (!pack) return null;
  return (
    <div className={css.price}>
      {usd(locale, pack.platformUsd)}
      <small>{t('hero.tierPrice', { price: usd(locale, packAtTiers(bandwidth, pack)) })}</small>
    </div>
  );
}

function Art({ name }: { name: string }) {
  const t = useT('home');
  const { stairs, dial } = useNeed('pictures');
  if (name === 'chart') return <PolarChart label={t('chart.label')} origin={t('chart.origin')} />;
  if (name === 'stairs') return <img src={stairs} width="520" height="340" alt="" loading="lazy" />;
  if (name === 'dial') return <img src={dial} width="600" height="600" alt="" loading="lazy" />;
  return null;
}

/** A banner: its words, links and drawing. */
const Slide = /*#__PURE__*/ staticPart(
  'Slide',
  function Slide({ position }: { position: number }) {
    const t = useT('home');
    const own = useOwnSlide();
    const banner = useNeed('banners')[position] ?? own;
    const Heading = position === 0 ? 'h1' : 'h2';
    return (
      <>
        <div className={css.words}>
          <Heading>
            <Lines text={banner.title} />
          </Heading>
          {banner.art === 'stairs' && <PackPrice />}
          <p>{banner.text}</p>
          <div className={ui.acts}>
            {banner.links.map(({ text, link }, index) => (
              <a key={link} className={index === 0 ? `${ui.btn} ${ui.go}` : ui.btn} href={link}>
                {text}
              </a>
            ))}
          </div>
          {banner.art === 'chart' && <p className={css.note}>{t('chart.note')}</p>}
        </div>
        <div className={css.art}>
          <Art name={banner.art} />
        </div>
      </>
    );
  },
  'page',
);

export default function HeroLive({ data: { slides }, t: { slides: t } }: Live<'slides', 'slides'>) {
  const { track, shown, show, turn } = useTrack(slides.length);
  const hasScript = !useHydrating();
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
        {hasScript && slides.length > 1 && (
          <div className={css.turns}>
            <button type="button" aria-label={t('previous')} onClick={() => turn(-1)}>
              <Icon name="left" />
            </button>
            <button type="button" aria-label={t('next')} onClick={() => turn(1)}>
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
              aria-current={hasScript && at === shown ? 'true' : undefined}
              onClick={(event) => {
                if (!isPlain(event)) return;
                // Scrolls the row only: the link itself would move the page and add an entry to the history.
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
