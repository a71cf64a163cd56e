// A day, readable for machines and written the way the reader's language does, in Taipei's time.
import { usePage } from '../../app/PageContext.ts';
import { dayText } from '../../i18n/days.ts';

export function Day({ at }: { at: string }) {
  const { locale } = usePage();
  return <time dateTime={at}>{dayText(locale, at, 'Asia/Taipei')}</time>;
}
