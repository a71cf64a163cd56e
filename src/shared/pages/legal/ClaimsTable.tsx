// Every figure that the site states, with its page and its condition, as the page about why to buy here says them.
import { useT } from '../../i18n/useT.ts';
import { useFacts } from '../../sections/useFacts.ts';
import { LegalTable } from './LegalTable.tsx';

const columns = [0, 1, 2] as const;

export function ClaimsTable() {
  const t = useT('productService');
  const facts = useFacts();
  const rows: [string, ...string[]][] = [];
  for (let row = 0; t(`claims.rows.${row}.0`) !== `claims.rows.${row}.0`; row += 1) {
    const [figure = '', ...others] = columns.map((column) => t(`claims.rows.${row}.${column}`, facts));
    rows.push([figure, ...others]);
  }
  return <LegalTable heads={columns.map((column) => t(`claims.heads.${column}`))} rows={rows} />;
}
