// The price of a gigabyte in every billing region and tier, each with a bar on one common scale.
import type { Bandwidth } from '../../app/needs.ts';
import { useT } from '../../i18n/useT.ts';
import { useMoney } from '../../sections/useMoney.ts';
import css from '../../sections/prices/PriceTable.module.css';
import { PriceTable } from '../../sections/prices/PriceTable.tsx';

export function CdnTable({ bandwidth: { tiers, usdPerGb } }: { bandwidth: Bandwidth }) {
  const t = useT('prices');
  const { column } = useMoney();
  const prices = Object.values(usdPerGb);
  const all = prices.flat();
  const [lowest, highest] = [Math.min(...all), Math.max(...all)];
  const texts = column(all);
  return (
    <PriceTable
      layout="zones"
      list="cdn-traffic"
      caption={t('cdn.caption')}
      heads={[t('cdn.zone'), ...tiers.map((tier) => tier.replace('-', '–'))]}
    >
      {Object.keys(usdPerGb).map((zone, row) => (
        <tr key={zone}>
          <th scope="row">
            {t(`cdn.zones.${zone}.name`)}
            <small>{t(`cdn.zones.${zone}.places`)}</small>
          </th>
          {tiers.map((tier, column) => {
            const price = prices[row]?.[column] ?? highest;
            const text = texts[row * tiers.length + column];
            return (
              <td key={tier}>
                {price === lowest ? <b>{text}</b> : text}
                <svg className={css.bar} width={`${Math.round((price / highest) * 100)}%`} aria-hidden="true" />
              </td>
            );
          })}
        </tr>
      ))}
    </PriceTable>
  );
}
