// The 404 page: an island of doubtful existence, the way home, and other pages.
import small from '../../../../generated/sea-1024.svg';
import middle from '../../../../generated/sea-2048.svg';
import large from '../../../../generated/sea-4096.svg';
import { Fold } from '../../app/Fold.tsx';
import { useNeed } from '../../app/needs.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { useT } from '../../i18n/useT.ts';
import { livePart } from '../../live/livePart.tsx';
import { WaysOn } from '../../sections/WaysOn.static.tsx';
import ui from '../../ui/common.module.css';
import css from './LostPlace.module.css';
import { Lines } from '../../ui/Lines.tsx';

export function Page() {
  return (
    <>
      <section className={css.sea}>
        <SeaPicture />
        <div className={`${ui.wrap} ${css.front}`}>
          <div className={css.plate}>
            <LostWords />
            <div className={ui.acts}>
              <HomeWay />
            </div>
          </div>
        </div>
      </section>
      <Fold />
      <WaysOn />
    </>
  );
}

const HomeWay = livePart(/* #__LOADABLE__ */ () => import('./HomeWayLive.tsx'), {
  needs: [],
  texts: ['notFound'],
  when: 'needed',
});

const LostWords = /*#__PURE__*/ staticPart(
  'LostWords',
  function LostWords() {
    const t = useT('notFound');
    return (
      <>
        <h1>{t('h1')}</h1>
        <h2>{t('lead')}</h2>
        <p>
          <Lines text={`${t('line1')}\n${t('line2')}`} />
        </p>
      </>
    );
  },
  'site',
);

const pictures: Readonly<Record<string, string>> = {
  'sea-1024.svg': small,
  'sea-2048.svg': middle,
  'sea-4096.svg': large,
};

/** Widest windows of the two smaller pictures: the breakpoint of the layout, and the second picture's own width. */
const widestWindow = [999, 2048];

/** The sea chart behind the page, cropped for phone, desktop and wall screens. */
const SeaPicture = /*#__PURE__*/ staticPart(
  'SeaPicture',
  function SeaPicture() {
    const { sea } = useNeed('charts');
    const largest = sea.at(-1);
    if (!largest) return null;
    return (
      <picture>
        {sea.slice(0, -1).map(({ file, width, height }, index) => (
          <source
            key={file}
            media={`(max-width: ${widestWindow[index]}px)`}
            srcSet={pictures[file]}
            width={width}
            height={height}
          />
        ))}
        <img
          className={css.picture}
          src={pictures[largest.file]}
          width={largest.width}
          height={largest.height}
          alt=""
          fetchPriority="high"
        />
      </picture>
    );
  },
  'site',
);
