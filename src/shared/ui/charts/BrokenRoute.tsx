// A drawing for errors: a route that breaks off before its port.
import css from './BrokenRoute.module.css';

export function BrokenRoute() {
  return (
    <svg className={css.route} viewBox="0 0 600 300" aria-hidden="true">
      <path d="M30 240C120 240 150 130 270 130" />
      <path className={css.ahead} d="M330 130C450 130 470 60 570 60" />
      <path className={css.break} d="M284 112l14 36M302 112l14 36" />
      <circle cx="30" cy="240" r="7" />
      <circle cx="570" cy="60" r="7" />
    </svg>
  );
}
