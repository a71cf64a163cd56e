// A month's bill from our published prices, and how COBox would show it.
import { useNeed } from '../../app/needs.ts';
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { gbPerTb } from '../../calculators/fields.ts';
import { readQuery } from '../../calculators/readQuery.ts';
import {
  sampleBill,
  sampleBillFields,
  billByDay,
  campaignUsd,
  largestCampaign,
  type SampleBill,
} from '../../calculators/sampleBill.ts';
import { useT } from '../../i18n/useT.ts';
import { decimalMark, usd, plainNumber } from '../../i18n/numbers.ts';
import { packSize } from '../../i18n/units.ts';
import { wishCode } from '../../wishes/wishes.ts';
import { Answer, Calculator, type CalculatorProps } from './Calculator.tsx';
import { Bars } from '../../ui/charts/Bars.tsx';
import { HatchPattern } from '../../ui/charts/HatchPattern.tsx';
import { usePageText } from '../usePageText.ts';
import css from './MonthBill.module.css';

const left = 100;
const right = 586;
const foot = 206;
const top = 30;
const named = [1, 8, 15, 22, 29];

/** The bill as it grows day by day, with the largest rise marked. */
function BillChart({ bill }: { bill: SampleBill }) {
  const t = useT('cloudplatform');
  const { locale } = usePage();
  const sums = billByDay(bill);
  const step = (right - left) / sums.length;
  const most = Math.max(bill.total, 1);
  const y = (amount: number) => Math.round(foot - (amount / most) * (foot - top));
  const x = (day: number) => Math.round(left + (day - 1) * step);
  const stairs = sums.map((sum, index) => `V${y(sum)}H${x(index + 2)}`).join('');
  const at = x(largestCampaign);
  const after = y(sums[largestCampaign - 1] ?? 0);
  const before = y(sums[largestCampaign - 2] ?? 0);
  return (
    <svg className="drawing" viewBox="0 0 600 240">
      <HatchPattern />
      {[0, 0.5, 1].map((part) => (
        <g key={part}>
          <path className="grid" d={`M${left} ${y(most * part)}H${right}`} />
          <text x={left - 8} y={y(most * part) + 5} className="figure" textAnchor="end">
            {plainNumber(locale, most * part, 0)}
          </text>
        </g>
      ))}
      <path className="hatched" d={`M${left} ${foot}${stairs}V${foot}z`} />
      <path className="line" d={`M${left} ${foot}${stairs}`} />
      {named.map((day) => (
        <text key={day} x={x(day)} y="230" className="figure" textAnchor="middle">
          {plainNumber(locale, day)}
        </text>
      ))}
      <path className="mag" pathLength="1" d={`M${at} ${before}V${after}`} />
      <circle cx={at} cy={after} r="5" className="mag-face" />
      <text x={at - 12} y={after - 8} className="mark bold halo" textAnchor="end">
        {`${t('screen.day', { day: largestCampaign })} +${usd(locale, campaignUsd(bill))}`}
      </text>
    </svg>
  );
}

/** A drawing of COBox: the bill by service, its growth, and what followed the largest rise. */
function BillScreen({ bill }: { bill: SampleBill }) {
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
    <div className={css.screen} role="img" aria-label={t('screen.title', { total: money(bill.total) })}>
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

export const MonthBill = /*#__PURE__*/ staticPart(
  'MonthBill',
  function MonthBill(props: CalculatorProps) {
    const t = useT('calculators');
    const words = useT('prices');
    const { locale, query } = usePage();
    const prices = useNeed('prices');
    const { values } = readQuery(sampleBillFields(prices), query, decimalMark(locale));
    const shown = values && sampleBill(prices, values);
    const optionText = (option: string) => {
      if (option === 'none') return undefined;
      return Number(option) > 0 ? packSize(Number(option) * gbPerTb) : words(`ddos.plans.${option}`);
    };
    return (
      <Calculator
        {...props}
        look="row"
        words="bill"
        fields={sampleBillFields(prices)}
        optionText={optionText}
        below={shown && <BillScreen bill={shown} />}
      >
        {(asked) => {
          const bill = sampleBill(prices, asked);
          if (!bill) return null;
          const { s, ddos: plan, sms } = asked;
          const month = { servers: s, tb: Number(asked.tb) || 0, sms, usd: bill.total };
          return (
            <Answer
              button
              figure={usd(locale, bill.total)}
              unit={t('bill.unit')}
              text={t('bill.text')}
              wish={plan === 'none' ? wishCode('monthOpen', month) : wishCode('month', { ...month, plan })}
            />
          );
        }}
      </Calculator>
    );
  },
  'request',
);
