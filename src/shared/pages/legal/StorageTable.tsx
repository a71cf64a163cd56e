// Everything that the site keeps in a browser, from the list that the code itself reads.
import { useT, type Translate } from '../../i18n/useT.ts';
import { kept, type Kept } from '../../storage/kept.ts';
import { LegalTable } from './LegalTable.tsx';

const columns = ['name', 'where', 'content', 'life'] as const;
const day = 86_400;

function lifeOf({ seconds }: Kept, t: Translate): string {
  if (seconds === undefined) return t('storage.life.tab');
  return seconds < day
    ? t('storage.life.seconds', { count: seconds })
    : t('storage.life.days', { count: seconds / day });
}

export function StorageTable() {
  const t = useT('privacy');
  return (
    <LegalTable
      code
      heads={columns.map((column) => t(`storage.head.${column}`))}
      rows={Object.entries<Kept>(kept).map(([id, row]) => [
        row.name,
        t(`storage.where.${row.where}`),
        t(`storage.content.${id}`),
        lifeOf(row, t),
      ])}
    />
  );
}
