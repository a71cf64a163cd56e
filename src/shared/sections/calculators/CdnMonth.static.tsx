// A month of CDN traffic: what it costs tier by tier, and whether a prepaid pack would cost less.
import { useNeed } from '../../app/needs.ts';
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { cdnMonth, cdnMonthFields, type CdnMonth as Month } from '../../calculators/cdnMonth.ts';
import { useT } from '../../i18n/useT.ts';
import { packSize } from '../../ui/packSize.ts';
import { measured } from '../../ui/measured.ts';
import { plainNumber } from '../../ui/plainNumber.ts';
import { TableHead } from '../../ui/TableHead.tsx';
import { useMoney } from '../useMoney.ts';
import { wishCode } from '../../wishes/wishes.ts';
import { Answer } from './Answer.tsx';
import { Calculator, type CalculatorProps } from './Calculator.tsx';

function Parts({ month }: { month: Month }) {
  const t = useT('calculators');
  const { locale } = usePage();
  const { column } = useMoney();
  const { parts, gb, usd, averageUsdPerGb } = month;
  const prices = column([...parts.map(({ usdPerGb }) => usdPerGb), averageUsdPerGb]);
  const sums = column([...parts.map((part) => part.usd), usd]);
  const heads = ['part', 'price', 'sum'].map((key) => t(`cdn.${key}`));
  return (
    <table>
      <TableHead heads={heads} />
      <tbody>
        {parts.map((part, row) => (
          <tr key={part.usdPerGb}>
            <td>{measured(plainNumber(locale, part.gb), 'GB')}</td>
            <td>{prices[row]}</td>
            <td>{sums[row]}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <td>{t('cdn.average', { gb: plainNumber(locale, gb) })}</td>
          <td>{prices.at(-1)}</td>
          <td>{sums.at(-1)}</td>
        </tr>
      </tfoot>
    </table>
  );
}

function Packs({ month }: { month: Month }) {
  const t = useT('calculators');
  const { locale } = usePage();
  const { money } = useMoney();
  return (
    <>
      <h3>{t('cdn.orPack')}</h3>
      <ul>
        {month.offers.map(({ pack, breakEvenGb, verdict }) => (
          <li key={pack.gb}>
            {t(`cdn.verdicts.${verdict}`, {
              size: packSize(pack.gb),
              price: money(pack.platformUsd),
              gb: plainNumber(locale, breakEvenGb),
            })}
          </li>
        ))}
      </ul>
      <p>{t('cdn.covers')}</p>
    </>
  );
}

export const CdnMonth = /*#__PURE__*/ staticPart(
  'CdnMonth',
  function CdnMonth(props: CalculatorProps) {
    const { bandwidth, cdnPacks } = useNeed('prices');
    const prices = useT('prices');
    const { money, unit } = useMoney();
    const zones = Object.keys(bandwidth.usdPerGb);
    return (
      <Calculator
        {...props}
        words="cdn"
        fields={cdnMonthFields(zones)}
        optionText={(option) => (zones.includes(option) ? prices(`cdn.zones.${option}.name`) : undefined)}
      >
        {(wish) => {
          const month = cdnMonth(bandwidth, cdnPacks, wish);
          return (
            <Answer
              figure={money(month.usd)}
              unit={unit}
              wish={wishCode('cdn', { zone: month.region, gb: month.gb, usd: month.usd })}
            >
              <Parts month={month} />
              <Packs month={month} />
            </Answer>
          );
        }}
      </Calculator>
    );
  },
  'request',
);
