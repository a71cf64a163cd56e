// Page titles after a form was sent: the result comes first.
import type { Translate } from '../i18n/useT.ts';
import { wholeForm, type FieldFault } from './Form.ts';

export const sentTitle = (t: Translate, title: string, reference: string): string =>
  t(reference === '' ? 'title.lost' : 'title.sent', { title });

export function faultyTitle(t: Translate, title: string, faults: readonly FieldFault[]): string {
  if (faults.length === 0) return title;
  const count = faults.filter(({ field }) => field !== wholeForm).length;
  return count > 0 ? t('title.wrong', { count, title }) : t('title.failed', { title });
}
