// A month of CDN traffic: what it costs by the tiers, whether prepaid packs would cost less, and where the page wants it every price.
import { useNeed } from '../../app/needs.ts';
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { cdnMonth, cdnMonthFields, type CdnMonth as Month } from '../../calculators/cdnMonth.ts';
import { useT } from '../../i18n/useT.ts';
import { plainNumber } from '../../i18n/numbers.ts';
import { packSize } from '../../i18n/units.ts';
import { useMoney } from '../useMoney.ts';
import { wishCode } from '../../wishes/wishes.ts';
import { Answer } from './Answer.tsx';
import { Calculator, type CalculatorProps } from './Calculator.tsx';
import { CdnPrices } from './CdnPrices.tsx';

function Cost({ month }: { month: Month }) {
  const t = useT('calculators');
  const zone = useT('prices')(`cdn.zones.${month.region}.name`);
  const { locale } = usePage();
  const { money, unit } = useMoney();
  const { region, gb, usd, averageUsdPerGb, best } = month;
  const said = t('cdn.said', { gb: plainNumber(locale, gb), zone, average: money(averageUsdPerGb) });
  return (
    <Answer
      button
      figure={money(usd)}
      unit={unit}
      text={said}
      wish={wishCode('cdn', { zone: region, gb, usd })}
      line={{ kind: 'traffic', id: region, quantity: gb, months: 12 }}
    >
      <p>
        {best
          ? t('cdn.packs', {
              count: best.count,
              size: packSize(best.pack.gb),
              months: best.pack.months,
              packs: money(best.usd),
              tiers: money(best.tiersUsd),
            })
          : t('cdn.tiers')}
      </p>
    </Answer>
  );
}

type Props = CalculatorProps & {
  /** `prices`: of every tier, pack and region, below the result. */
  list?: 'prices';
};

export const CdnMonth = /*#__PURE__*/ staticPart(
  'CdnMonth',
  function CdnMonth({ list, ...props }: Props) {
    const { bandwidth, cdnPacks } = useNeed('prices');
    const prices = useT('prices');
    const zones = Object.keys(bandwidth.usdPerGb);
    return (
      <Calculator
        {...props}
        look="row"
        words="cdn"
        below={list && <CdnPrices />}
        fields={cdnMonthFields(zones)}
        optionText={(option) => (zones.includes(option) ? prices(`cdn.zones.${option}.name`) : undefined)}
      >
        {(wish) => <Cost month={cdnMonth(bandwidth, cdnPacks, wish)} />}
      </Calculator>
    );
  },
  'request',
);
