// Measures the page that the visit began with, and tells the server once, when it is left or hidden.
import { onCLS, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';
import { vitalsPath } from '../shared/webapi/vitalsPath.ts';

/** `accepts`: whether the visitor still does. */
export function measure(page: string, accepts: () => boolean): void {
  const values: Record<string, number> = {};
  const note = ({ name, value }: Metric): void => {
    values[name] = Math.round(value * 10_000) / 10_000;
  };
  for (const watch of [onCLS, onINP, onLCP, onTTFB]) watch(note);

  // After those of the library, which say their last words at the same moment.
  function tell(): void {
    if (document.visibilityState !== 'hidden') return;
    document.removeEventListener('visibilitychange', tell);
    if (accepts()) navigator.sendBeacon(vitalsPath, JSON.stringify({ page, ...values }));
  }
  document.addEventListener('visibilitychange', tell);
}
