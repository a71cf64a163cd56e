// A date in the page's language and Taipei's time zone, with a machine-readable value.
import { usePage } from '../../app/PageContext.ts';
import { dayText } from '../../i18n/days.ts';

export function Day({ at }: { at: string }) {
  const { locale } = usePage();
  return <time dateTime={at}>{dayText(locale, at, 'Asia/Taipei')}</time>;
}
