// An article's cover. The title beside it says what the drawing shows, so its alt text is empty.
import css from './Cover.module.css';

/** `first`: the cover is in the first view, so the browser loads it without waiting for the layout. */
export function Cover({ src, first }: { src: string | undefined; first?: boolean }) {
  return (
    <img
      className={css.cover}
      src={src}
      width={640}
      height={400}
      alt=""
      loading={first ? undefined : 'lazy'}
      decoding="async"
    />
  );
}
