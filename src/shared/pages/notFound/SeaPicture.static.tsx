// The sea chart behind the 404 page, cut for a phone, a desk and a wall.
import small from '../../../../generated/sea-1024.svg';
import middle from '../../../../generated/sea-2048.svg';
import large from '../../../../generated/sea-4096.svg';
import { useNeed } from '../../app/needs.ts';
import { staticPart } from '../../app/staticPart.tsx';
import css from './LostPlace.module.css';

const pictures: Readonly<Record<string, string>> = {
  'sea-1024.svg': small,
  'sea-2048.svg': middle,
  'sea-4096.svg': large,
};

/** The smallest picture serves windows up to the look's break, the next one up to its own width. */
const widestWindow = [999, 2048];

export const SeaPicture = /*#__PURE__*/ staticPart(
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
