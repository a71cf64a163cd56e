// The bar on top of the window while the next page is on its way, drawn as the neatline.
import { useSyncExternalStore } from 'react';
import { idle, pageProgress } from '../app/progress.ts';
import css from './ProgressBar.module.css';

export function ProgressBar({ label }: { label: string }) {
  const { value, shows } = useSyncExternalStore(pageProgress.subscribe, pageProgress.now, () => idle);
  return (
    <progress
      className={shows === 'failure' ? `${css.bar} ${css.failed}` : css.bar}
      hidden={shows === 'nothing'}
      max={100}
      value={value}
      aria-label={label}
    />
  );
}
