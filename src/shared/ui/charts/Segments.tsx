// A strip with one segment for each hour, answer or day, alternately dark and light.
import { percentOf } from '../percentOf.ts';
import css from './Segments.module.css';

/** `most`: end of the scale, so that strips below each other can be compared. */
export function Segments({ count, most = count, marked }: { count: number; most?: number; marked?: boolean }) {
  const inked = Array.from({ length: Math.ceil(count / 2) }, (_, index) => `M${index * 2} 0h1v1h-1z`).join('');
  return (
    <svg
      className={css.segments}
      data-marked={marked ? '' : undefined}
      width={percentOf(count, most)}
      height="14"
      viewBox={`0 0 ${count} 1`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={inked} />
    </svg>
  );
}
