// A day, readable for machines and written the way the reader's language does, in Taipei's time.
import { usePage } from '../../app/PageContext.ts';

export function Day({ at }: { at: string }) {
  const { iso } = usePage().locale;
  const text = new Date(at).toLocaleDateString(iso, { dateStyle: 'medium', timeZone: 'Asia/Taipei' });
  return <time dateTime={at}>{text}</time>;
}
