// For whom the pack pays: what the same traffic costs by the tiers in each billing region, and from how much on the pack costs less.
import { useNeed } from '../../app/needs.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { breakEvenGb, cdnSum, tierParts } from '../../calculators/cdnMonth.ts';
import { rounded } from '../../calculators/rounded.ts';
import { usePage } from '../../app/PageContext.ts';
import { useT } from '../../i18n/useT.ts';
import { Section, type Ground } from '../../sections/Section.tsx';
import table from '../../sections/WordTable.module.css';
import { usePageText } from '../../sections/usePageText.ts';
import { plainNumber, pricesInColumn } from '../../i18n/numbers.ts';
import { measured } from '../../i18n/units.ts';
import { largestPack } from './largestPack.ts';

export const RegionBreakEvens = /*#__PURE__*/ staticPart(
  'RegionBreakEvens',
  function RegionBreakEvens({ name, ground }: { name: string; ground?: Ground }) {
    const heads = usePageText().list(`${name}.heads`);
    const zone = useT('prices');
    const { locale } = usePage();
    const { bandwidth, cdnPacks } = useNeed('prices');
    const { pack } = largestPack(cdnPacks);
    const byTiers = (region: string) =>
      rounded(cdnSum(tierParts(bandwidth, region, pack.gb / pack.months)) * pack.months, 2);
    const regions = Object.keys(bandwidth.usdPerGb);
    const prices = pricesInColumn(locale, regions.map(byTiers));
    return (
      <Section name={name} ground={ground}>
        <table className={table.table} data-columns={heads.length}>
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {regions.map((region, row) => (
              <tr key={region}>
                <th scope="row">{zone(`cdn.zones.${region}.name`)}</th>
                <td data-head={heads[1]}>{prices[row]}</td>
                <td data-head={heads[2]}>
                  {measured(plainNumber(locale, breakEvenGb(bandwidth, region, pack)), 'GB')}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Section>
    );
  },
  'page',
);
