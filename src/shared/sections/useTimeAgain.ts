// Renews a page that tells the time when it is seen again after a while, in its tab or after Back: its clock is the server's.
import { use, useEffect } from 'react';
import { NavigatorContext } from '../app/NavigatorContext.ts';
import { useShownPage } from '../app/PageState.ts';
import { minuteMs } from '../i18n/times.ts';

const whileMs = 10 * minuteMs;

/** Nothing that was filled in is put at risk for a clock. */
const isFilledIn = (): boolean =>
  [...document.querySelectorAll<HTMLInputElement>('main input, main textarea')].some(
    ({ value, defaultValue, checked, defaultChecked }) => value !== defaultValue || checked !== defaultChecked,
  );

export function useTimeAgain(): void {
  const { came } = useShownPage();
  const router = use(NavigatorContext);
  useEffect(() => {
    // A posted form that is shown again has what was filled in as its own.
    if (came) return;
    let seenAt = Date.now();
    const look = () => {
      const away = Date.now() - seenAt;
      seenAt += away;
      if (document.hidden || away < whileMs || isFilledIn()) return;
      const { href } = location;
      // Asked first: where nothing answers, as before the line is up again, the page stays.
      fetch(href, { method: 'HEAD' }).then(
        () => isFilledIn() || router.replace(href, { keepPlace: true, fresh: true }),
        () => undefined,
      );
    };
    const stop = new AbortController();
    for (const type of ['pageshow', 'visibilitychange']) addEventListener(type, look, stop);
    return () => stop.abort();
  }, [came, router]);
}
