// Which data we keep, what for, on which basis of the law, and how long.
import { useT } from '../../i18n/useT.ts';
import { useOperator } from '../../owner/useOperator.ts';
import { LegalTable } from './LegalTable.tsx';

const columns = ['data', 'purpose', 'basis', 'kept'] as const;

export function DataTable() {
  const t = useT('privacy');
  const { enquiries, logDays } = useOperator();
  const kept = {
    enquiry: enquiries,
    trial: enquiries,
    invoice: t('data.kept.tax'),
    account: t('data.kept.account'),
    security: logDays,
    news: t('data.kept.consent'),
  };
  return (
    <LegalTable
      heads={columns.map((column) => t(`data.head.${column}`))}
      rows={Object.entries(kept).map(([row, life]) => [
        t(`data.${row}.data`),
        t(`data.${row}.purpose`),
        t(`data.${row}.basis`),
        life,
      ])}
    />
  );
}
