// Renews a page that tells the time when it is seen again, in its tab or after Back, and was made a while ago: its clock is the server's.
import { use, useEffect } from 'react';
import { NavigatorContext } from '../app/NavigatorContext.ts';
import { useShownPage } from '../app/PageState.ts';
import { minuteMs } from '../i18n/times.ts';

const whileMs = 10 * minuteMs;

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isChanged = (field: Field): boolean =>
  field instanceof HTMLSelectElement
    ? field.selectedIndex > 0 && !field.selectedOptions[0]?.defaultSelected
    : field.value !== field.defaultValue || ('checked' in field && field.checked !== field.defaultChecked);

/** Nothing that was filled in is put at risk for a clock. What is typed while the page is on its way stays in its field. */
const isFilledIn = (): boolean =>
  [...document.querySelectorAll<Field>('main :is(input, textarea, select)')].some(isChanged);

export function useTimeAgain(): void {
  const { came } = useShownPage();
  const router = use(NavigatorContext);
  useEffect(() => {
    // A posted form that is shown again has what was filled in as its own.
    if (came) return;
    let renewedAt = Date.now();
    const look = () => {
      if (document.hidden || Date.now() - renewedAt < whileMs || isFilledIn()) return;
      const { href } = location;
      // Asked first: where no page comes, as before the line is up again, this one stays.
      fetch(href, { method: 'HEAD' }).then(
        ({ ok }) => {
          if (!ok || isFilledIn()) return;
          renewedAt = Date.now();
          router.replace(href, { keepPlace: true, fresh: true });
        },
        () => undefined,
      );
    };
    const stop = new AbortController();
    for (const type of ['pageshow', 'visibilitychange']) addEventListener(type, look, stop);
    return () => stop.abort();
  }, [came, router]);
}
