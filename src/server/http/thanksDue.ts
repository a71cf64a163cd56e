// Remembers the forms that were sent a moment ago, whose thanks are asked for next.
import { minuteMs } from '../../shared/i18n/times.ts';

/** The forms that were sent a moment ago. Any other address with `sent` is a page. */
export type ThanksDue = {
  note: (reference: string) => void;
  /** True a few times for each form that was sent. */
  take: (url: string) => boolean;
};

const keptMs = minuteMs;
/** With script the thanks are asked for once; a reader may load them again. */
const mostTimes = 4;
/** The oldest are forgotten first: their visitors then wait like those of any page. */
const mostKept = 2_000;

/** Each process for itself: the thanks that another one is asked for are an ordinary page, which only matters during overload. */
export function openThanksDue(now: () => number = () => performance.now()): ThanksDue {
  const due = new Map<string, { until: number; left: number }>();
  return {
    note(reference) {
      due.delete(reference);
      due.set(reference, { until: now() + keptMs, left: mostTimes });
      const [oldest] = due.keys();
      if (due.size > mostKept && oldest !== undefined) due.delete(oldest);
    },
    take(url) {
      const reference = /[?&]sent=([\w-]+)/.exec(url)?.[1];
      const found = reference === undefined ? undefined : due.get(reference);
      if (reference === undefined || !found) return false;
      found.left -= 1;
      if (found.left === 0 || found.until <= now()) due.delete(reference);
      return found.until > now();
    },
  };
}
