// COBox as drawn: the month's bill by service, its rise, and what the largest rise led to.
import { usePage } from '../../app/PageContext.ts';
import { campaignUsd, largestCampaign, type SampleBill } from '../../calculators/sampleBill.ts';
import { useT } from '../../i18n/useT.ts';
import { usePageText } from '../../sections/usePageText.ts';
import { Bars } from '../../ui/charts/Bars.tsx';
import { usd } from '../../ui/usd.ts';
import { BillChart } from './BillChart.tsx';
import css from './BillScreen.module.css';

export function BillScreen({ bill }: { bill: SampleBill }) {
  const t = useT('cloudplatform');
  const home = useT('home');
  const { locale } = usePage();
  const { list } = usePageText();
  const money = (amount: number) => usd(locale, amount);
  const largest = Math.max(...Object.values(bill.lines));
  const bars = Object.entries(bill.lines).map(([line, value]) => ({
    label: home(`services.bill.${line}`),
    value,
    strong: value > 0 && value === largest,
  }));
  return (
    <div aria-hidden="true">
      <p className={css.bar}>
        <b>COBox</b>
        <span>{t('screen.sample')}</span>
      </p>
      <ul className={css.menu}>
        {list('screen.menu').map((entry) => (
          <li key={entry}>{entry}</li>
        ))}
      </ul>
      <div className={css.sheet}>
        <div className={css.sum}>
          <p>
            {t('screen.bill')}
            <b>{money(bill.total)}</b>
          </p>
          <Bars rows={bars} />
        </div>
        <BillChart bill={bill} />
        <ol className={css.log}>
          <li>
            <time>{t('screen.day', { day: largestCampaign })}</time>
            <b>{t('screen.alert', { amount: money(campaignUsd(bill)) })}</b>
          </li>
          <li>
            <time>#1842</time>
            <b>{t('screen.ticket')}</b>
            <span>{t('screen.done')}</span>
          </li>
        </ol>
      </div>
    </div>
  );
}
