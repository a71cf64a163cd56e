// A date in the page's language and Taipei's time zone, with a machine-readable value.
import { usePage } from '../../app/PageContext.ts';
import { dayText, taipeiIso, taipeiMoment } from '../../i18n/days.ts';

/** `at`: a day, or a minute in Taipei. */
export function Day({ at }: { at: string }) {
  const { locale } = usePage();
  return (
    <time dateTime={at.includes(' ') ? taipeiIso(at) : at}>
      {dayText(locale, taipeiMoment(at) ?? at, 'Asia/Taipei')}
    </time>
  );
}
