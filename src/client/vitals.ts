// Measures the speed of the page that the visit began with, and reports it once, when the page is left or hidden.
import { onCLS, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';
import { vitalsPath } from '../shared/webapi/vitalsPath.ts';

/** `accepts` tells whether the visitor still accepts measuring. */
export function measure(page: string, accepts: () => boolean): void {
  const values: Record<string, number> = {};
  const note = ({ name, value }: Metric): void => {
    values[name] = Math.round(value * 10_000) / 10_000;
  };
  for (const watch of [onCLS, onINP, onLCP, onTTFB]) watch(note);

  // Added after the library's own listeners, which report their last values at the same event.
  function tell(): void {
    if (document.visibilityState !== 'hidden') return;
    document.removeEventListener('visibilitychange', tell);
    if (accepts()) navigator.sendBeacon(vitalsPath, JSON.stringify({ page, ...values }));
  }
  document.addEventListener('visibilitychange', tell);
}
