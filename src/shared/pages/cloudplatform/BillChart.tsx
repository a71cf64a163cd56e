// A month's bill as it grows day by day, the largest rise marked.
import { usePage } from '../../app/PageContext.ts';
import { billByDay, campaignUsd, largestCampaign, type SampleBill } from '../../calculators/sampleBill.ts';
import { useT } from '../../i18n/useT.ts';
import { HatchPattern } from '../../ui/charts/HatchPattern.tsx';
import { plainNumber } from '../../ui/plainNumber.ts';
import { usd } from '../../ui/usd.ts';

const left = 100;
const right = 586;
const foot = 206;
const top = 30;
const named = [1, 8, 15, 22, 29];

export function BillChart({ bill }: { bill: SampleBill }) {
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
