// What browsers tell us of how quick pages were; nothing where the owner measures no visits.
import { useNeed } from '../../app/needs.ts';
import { usePage } from '../../app/PageContext.ts';
import { useT } from '../../i18n/useT.ts';

export function Measured() {
  const t = useT('privacy');
  const { locale } = usePage();
  const share = useNeed('vitalsShare');
  if (share === 0) return null;
  const percent = share.toLocaleString(locale.iso, { style: 'percent', maximumSignificantDigits: 2 });
  return <p>{t('measured', { percent })}</p>;
}
