// The DDoS plans by price: what each absorbs on one scale, list price, our price, and a link to ask for it.
import { useNeed } from '../../app/needs.ts';
import { usePage } from '../../app/PageContext.ts';
import { protectionOf } from '../../calculators/ddosFinder.ts';
import { useT } from '../../i18n/useT.ts';
import { plainNumber } from '../../i18n/numbers.ts';
import { measured } from '../../i18n/units.ts';
import ui from '../../ui/common.module.css';
import { wishCode } from '../../wishes/wishes.ts';
import { AddLine } from '../AddLine.tsx';
import { CurrencyChoice, useMoney } from '../CurrencyChoice.tsx';
import { DataLinks, ListPrice } from './PriceTable.tsx';
import css from './DdosLadder.module.css';

export function DdosLadder({ chosen }: { chosen: string | undefined }) {
  const t = useT('prices');
  const { locale, href } = usePage();
  const { column } = useMoney();
  const plans = useNeed('prices')
    .ddos.toSorted((a, b) => a.platformUsdMonth - b.platformUsdMonth)
    .map((plan) => ({ ...plan, ...protectionOf(plan) }));
  const most = Math.max(...plans.map(({ gbps }) => gbps));
  const list = column(plans.map(({ listUsdMonth }) => listUsdMonth));
  const platform = column(plans.map(({ platformUsdMonth }) => platformUsdMonth));
  return (
    <div className={css.ladder} id="price">
      <CurrencyChoice anchor="price" />
      <table>
        <caption className={ui.vh}>{t('ddos.caption')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('ddos.plan')}</th>
            <th scope="col" colSpan={2}>
              {t('ddos.protect')}
            </th>
            <th scope="col">{t('listHead')}</th>
            <th scope="col">{t('platformHead')}</th>
            <th scope="col">
              <span className={ui.vh}>{t('ddos.applyHead')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {plans.map(({ name, gbps, mainland, source }, row) => {
            const plan = t(`ddos.plans.${name}`);
            const wish = wishCode('ddosPlan', { plan: name, gbps });
            return (
              <tr key={name} aria-current={name === chosen ? 'true' : undefined}>
                <th scope="row">
                  {plan}
                  {mainland && <small>{t('ddos.mainland')}</small>}
                </th>
                <td className={css.scale} aria-hidden="true">
                  <svg width="100%" height="14">
                    <rect width={`${Math.round((gbps / most) * 100)}%`} height="14" />
                  </svg>
                </td>
                <td>{measured(plainNumber(locale, gbps), 'Gbps')}</td>
                <td>
                  <ListPrice text={list[row]} />
                </td>
                <td data-price="">
                  {platform[row]}
                  {source === 'sample' && <small>{t('ddos.indicative')}</small>}
                </td>
                <td>
                  <a href={href('contactUs', { query: { product: 'ddos', plan: wish } })}>
                    {t('ddos.applyHead')} <span className={ui.vh}>{plan}</span>
                  </a>
                  <AddLine line={{ kind: 'ddos', id: name, quantity: 1, months: 12 }} short />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <DataLinks list="ddos" />
    </div>
  );
}
