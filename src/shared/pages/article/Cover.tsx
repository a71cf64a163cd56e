// An article's cover: a drawing beside its title, which says what it is about, so who does not see it misses nothing.
import css from './Cover.module.css';

/** `first`: in the first view, where waiting for the layout would only cost time. */
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
