// All models side by side, with what one vCPU and one GiB of memory cost in each.
import type { Instance } from '../../app/needs.ts';
import { usePage } from '../../app/PageContext.ts';
import { useT } from '../../i18n/useT.ts';
import { ListPrice } from './ListPrice.tsx';
import { pricesInColumn } from './pricesInColumn.ts';
import { PriceTable } from './PriceTable.tsx';

/** Of a price per unit, a tenth of a cent tells nothing. */
const toCents = (amount: number) => Math.round(amount * 100) / 100;
const unitsOf = (spec: string) => spec.split(' / ').map((part) => Number.parseInt(part, 10));

export function ServerTable({ servers }: { servers: readonly Instance[] }) {
  const t = useT('prices');
  const { locale } = usePage();
  const perUnit = (index: number) =>
    servers.map(({ spec, platformUsdMonth }) => toCents(platformUsdMonth / (unitsOf(spec)[index] ?? 1)));
  const column = (amounts: readonly number[]) => pricesInColumn(locale, amounts);
  const list = column(servers.map(({ listUsdMonth }) => listUsdMonth));
  const platform = column(servers.map(({ platformUsdMonth }) => platformUsdMonth));
  const units = [perUnit(0), perUnit(1)].map((amounts) => ({
    texts: column(amounts),
    lowest: amounts.indexOf(Math.min(...amounts)),
  }));
  const heads = ['model', 'spec', 'disk'].map((key) => t(`servers.${key}`));
  return (
    <PriceTable
      layout="models"
      caption={t('servers.caption')}
      heads={[...heads, t('listHead'), t('platformHead'), t('servers.perCpu'), t('servers.perGib')]}
    >
      {servers.map(({ name, type, spec, disk }, row) => (
        <tr key={type}>
          <th scope="row">
            {t(`servers.models.${name}.name`)}
            <small>{type}</small>
          </th>
          <td>{spec}</td>
          <td>{disk}</td>
          <td>
            <ListPrice text={list[row] ?? ''} />
          </td>
          <td>{platform[row]}</td>
          {units.map(({ texts, lowest }, unit) => (
            <td key={heads[unit]}>{row === lowest ? <b>{texts[row]}</b> : texts[row]}</td>
          ))}
        </tr>
      ))}
    </PriceTable>
  );
}
