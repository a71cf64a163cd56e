// What protection costs: the plans from the smallest to the largest in one table.
import { useNeed } from '../../app/needs.ts';
import { usePage } from '../../app/PageContext.ts';
import { useT } from '../../i18n/useT.ts';
import ui from '../../ui/common.module.css';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { CurrencyChoice } from '../CurrencyChoice.tsx';
import { useMoney } from '../useMoney.ts';
import { ListPrice } from './ListPrice.tsx';
import { percentOff } from './percentOff.ts';
import css from './Prices.module.css';
import { PriceTable } from './PriceTable.tsx';

export function DdosPrices() {
  const t = useT('prices');
  const { locale, href } = usePage();
  const { column } = useMoney();
  const plans = useNeed('prices').ddos.toSorted((a, b) => a.platformUsdMonth - b.platformUsdMonth);
  const list = column(plans.map(({ listUsdMonth }) => listUsdMonth));
  const platform = column(plans.map(({ platformUsdMonth }) => platformUsdMonth));
  const words = ['plan', 'protect', 'rate'].map((key) => t(`ddos.${key}`));
  const heads = [...words, t('listHead'), t('platformHead'), t('ddos.saving'), t('ddos.applyHead')];
  return (
    <section className={`${ui.wrap} ${css.section}`} id="price">
      <SectionHead title={t('ddos.title')}>{t('ddos.text')}</SectionHead>
      <CurrencyChoice anchor="price" />
      <PriceTable layout="plans" list="ddos" caption={t('ddos.caption')} heads={heads}>
        {plans.map(({ name, protect, listUsdMonth, platformUsdMonth }, row) => {
          const [bandwidth, line] = protect.split(',');
          const plan = t(`ddos.plans.${name}`);
          return (
            <tr key={name}>
              <th scope="row">{plan}</th>
              <td>
                {bandwidth}
                {line && <small>{t('ddos.mainland')}</small>}
              </td>
              <td>{t('ddos.rateValue')}</td>
              <td>
                <ListPrice text={list[row] ?? ''} />
              </td>
              <td>{platform[row]}</td>
              <td>{percentOff(locale, listUsdMonth, platformUsdMonth)}</td>
              <td>
                <a
                  className={`${ui.btn} ${ui.small}`}
                  href={href('contactUs', { query: { product: 'ddos', plan: name.toLowerCase() } })}
                >
                  {t('apply', { name: plan })}
                </a>
              </td>
            </tr>
          );
        })}
      </PriceTable>
      <p className={`${ui.cap} ${css.note}`}>{t('payment')}</p>
    </section>
  );
}
