// The three packs in one table: original and platform price, what a gigabyte comes to, and the price with auto-renewal.
import { useNeed } from '../../app/needs.ts';
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { useT } from '../../i18n/useT.ts';
import { CurrencyChoice } from '../../sections/CurrencyChoice.tsx';
import { InColumn } from '../../sections/prices/InColumn.tsx';
import { ListPrice } from '../../sections/prices/ListPrice.tsx';
import { percentOff } from '../../sections/prices/percentOff.ts';
import { PriceTable } from '../../sections/prices/PriceTable.tsx';
import { Section } from '../../sections/Section.tsx';
import { useMoney } from '../../sections/useMoney.ts';
import { usePageText } from '../../sections/usePageText.ts';
import { packSize } from '../../ui/packSize.ts';

export const PackPrices = /*#__PURE__*/ staticPart(
  'PackPrices',
  function PackPrices({ name }: { name: string }) {
    const { t, list } = usePageText();
    const prices = useT('prices');
    const { locale } = usePage();
    const { money, column } = useMoney();
    const heads = list(`${name}.heads`);
    const { cdnPacks } = useNeed('prices');
    const eachGb = cdnPacks.map(({ platformUsd, gb }) => platformUsd / gb);
    const lowest = Math.min(...eachGb);
    const perGb = column(eachGb);
    const platform = column(cdnPacks.map(({ platformUsd }) => platformUsd));
    const renewed = column(cdnPacks.map(({ autoRenewUsd }) => autoRenewUsd));
    return (
      <Section name={name}>
        <CurrencyChoice anchor={name} />
        <PriceTable layout="packs" list="cdn-packs" caption={t(`${name}.caption`)} heads={heads}>
          {cdnPacks.map(({ gb, listUsd, platformUsd }, row) => (
            <tr key={gb} data-hot={eachGb[row] === lowest ? '' : undefined}>
              <th scope="row">
                {packSize(gb)}
                {eachGb[row] === lowest && <small>{prices('packs.lowest', { price: money(lowest) })}</small>}
              </th>
              <td data-head={heads[1]} data-price="">
                <InColumn text={platform[row]} />
              </td>
              <td data-head={heads[2]}>
                <ListPrice text={money(listUsd)} />{' '}
                <b>{prices('off', { percent: percentOff(locale, listUsd, platformUsd) })}</b>
              </td>
              <td data-head={heads[3]}>
                <InColumn text={perGb[row]} />
              </td>
              <td data-head={heads[4]}>
                <InColumn text={renewed[row]} />
              </td>
            </tr>
          ))}
        </PriceTable>
      </Section>
    );
  },
  'request',
);
