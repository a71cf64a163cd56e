// What protection costs: the plans from the smallest to the largest in one table.
import { useNeed } from '../../app/needs.ts';
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { protectionOf } from '../../calculators/ddosFinder.ts';
import { joinWords } from '../../i18n/joinWords.ts';
import { useT } from '../../i18n/useT.ts';
import { CurrencyChoice } from '../../sections/CurrencyChoice.tsx';
import { InColumn } from '../../sections/prices/InColumn.tsx';
import { ListPrice } from '../../sections/prices/ListPrice.tsx';
import { percentOff } from '../../sections/prices/percentOff.ts';
import { PriceTable } from '../../sections/prices/PriceTable.tsx';
import { Section, type Ground } from '../../sections/Section.tsx';
import { useFacts } from '../../sections/useFacts.ts';
import { useMoney } from '../../sections/useMoney.ts';
import ui from '../../ui/common.module.css';
import { wishCode } from '../../wishes/wishes.ts';

export const DdosPrices = /*#__PURE__*/ staticPart(
  'DdosPrices',
  function DdosPrices({ name: section, ground }: { name: string; ground?: Ground }) {
    const t = useT('prices');
    const { locale, href } = usePage();
    const { column } = useMoney();
    const { cleaningRate } = useFacts();
    const plans = useNeed('prices').ddos.toSorted((a, b) => a.platformUsdMonth - b.platformUsdMonth);
    const list = column(plans.map(({ listUsdMonth }) => listUsdMonth));
    const platform = column(plans.map(({ platformUsdMonth }) => platformUsdMonth));
    const words = ['plan', 'protect', 'rate'].map((key) => t(`ddos.${key}`));
    const heads = [...words, t('listHead'), t('platformHead'), t('ddos.saving'), t('ddos.applyHead')];
    return (
      <Section name={section} ground={ground}>
        <CurrencyChoice anchor={section} />
        <PriceTable layout="plans" list="ddos" caption={t('ddos.caption')} heads={heads}>
          {plans.map((row, index) => {
            const { name, protect, listUsdMonth, platformUsdMonth } = row;
            const wish = wishCode('ddosPlan', { plan: name, gbps: protectionOf(row).gbps });
            const [bandwidth, line] = joinWords(protect).split(',');
            const plan = t(`ddos.plans.${name}`);
            return (
              <tr key={name}>
                <th scope="row">{plan}</th>
                <td data-head={heads[1]}>
                  {bandwidth}
                  {line && <small>{t('ddos.mainland')}</small>}
                </td>
                <td data-head={heads[2]}>{cleaningRate}</td>
                <td data-head={heads[3]}>
                  <ListPrice text={list[index]} />
                </td>
                <td data-head={heads[4]} data-price="">
                  <InColumn text={platform[index]} />
                </td>
                <td data-head={heads[5]}>{percentOff(locale, listUsdMonth, platformUsdMonth)}</td>
                <td>
                  <a
                    className={`${ui.btn} ${ui.small}`}
                    href={href('contactUs', { query: { product: 'ddos', plan: wish } })}
                  >
                    {t('apply', { name: plan })}
                  </a>
                </td>
              </tr>
            );
          })}
        </PriceTable>
      </Section>
    );
  },
  'request',
);
