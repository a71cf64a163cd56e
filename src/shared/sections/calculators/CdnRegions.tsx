// The price of a gigabyte in every billing region and tier, each with a bar on one common scale, where the address asks for it.
import type { Bandwidth } from '../../facts/facts.ts';
import { usePage } from '../../app/PageContext.ts';
import { useT } from '../../i18n/useT.ts';
import ui from '../../ui/common.module.css';
import { DataLinks } from '../prices/DataLinks.tsx';
import { PriceTable } from '../prices/PriceTable.tsx';
import priceTableCss from '../prices/PriceTable.module.css';
import { useMoney } from '../useMoney.ts';
import css from './CdnPrices.module.css';

export function CdnRegions({ bandwidth: { tiers, usdPerGb } }: { bandwidth: Bandwidth }) {
  const t = useT('prices');
  const { page, query, href } = usePage();
  const { column } = useMoney();
  const prices = Object.values(usdPerGb);
  const all = prices.flat();
  const [lowest, highest] = [Math.min(...all), Math.max(...all)];
  const texts = column(all);
  const title = t('cdn.all', { count: prices.length });
  if (query.all !== 'regions')
    return (
      <>
        <p className={css.regions}>
          <a className={ui.more} href={href(page.id, { query: { ...query, all: 'regions' }, hash: 'regions' })}>
            {title}
          </a>
        </p>
        <DataLinks list="cdn-traffic" />
      </>
    );
  return (
    <div className={css.regions} id="regions">
      <h3>{title}</h3>
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
            {tiers.map((tier, place) => {
              const price = prices[row]?.[place] ?? highest;
              const text = texts[row * tiers.length + place];
              return (
                <td key={tier}>
                  {price === lowest ? <b>{text}</b> : text}
                  <svg
                    className={priceTableCss.bar}
                    width={`${Math.round((price / highest) * 100)}%`}
                    aria-hidden="true"
                  />
                </td>
              );
            })}
          </tr>
        ))}
      </PriceTable>
      <p className={ui.cap}>{t('cdn.scale')}</p>
    </div>
  );
}
