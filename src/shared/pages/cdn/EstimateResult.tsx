// The sum of an estimate, and how it comes about tier by tier.
import type { Bandwidth } from '../../app/needs.ts';
import { useShownPage } from '../../app/ShownPage.ts';
import type { Translate } from '../../i18n/useT.ts';
import ui from '../../ui/common.module.css';
import { usd } from '../../ui/usd.ts';
import css from './CdnEstimate.module.css';
import { cdnSum, tierParts } from '../../calculators/cdnMonth.ts';
import { pricesInColumn } from '../../sections/prices/pricesInColumn.ts';

type Props = { bandwidth: Bandwidth; region: string; gb: number; t: Translate };

export function EstimateResult({ bandwidth, region, gb, t }: Props) {
  const { locale } = useShownPage();
  const parts = tierParts(bandwidth, region, gb);
  const sum = cdnSum(parts);
  const amount = (part: number) => `${part.toLocaleString(locale.iso)} GB`;
  const average = Math.round((sum / gb) * 1000) / 1000;
  const prices = pricesInColumn(locale, [...parts.map(({ usdPerGb }) => usdPerGb), average]);
  const sums = pricesInColumn(locale, [...parts.map((part) => part.usd), sum]);
  return (
    <>
      <output className={`${css.sum} ${ui.num}`} htmlFor="estimate-region estimate-gb">
        {usd(locale, sum)}
      </output>
      <table className={css.parts}>
        <thead>
          <tr>
            <th scope="col">{t('estimate.part')}</th>
            <th scope="col">{t('estimate.price')}</th>
            <th scope="col">{t('estimate.sum')}</th>
          </tr>
        </thead>
        <tbody>
          {parts.map((part, row) => (
            <tr key={part.usdPerGb}>
              <td>{amount(part.gb)}</td>
              <td>{prices[row]}</td>
              <td>{sums[row]}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td>
              {amount(gb)}
              <small>{t('estimate.average')}</small>
            </td>
            <td>{prices[parts.length]}</td>
            <td>{sums[parts.length]}</td>
          </tr>
        </tfoot>
      </table>
    </>
  );
}
