// The prepaid pack that covers a need: amounts paid and credited, and how long it lasts.
import { useNeed } from '../../app/needs.ts';
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { prepaidNeed, prepaidNeedFields } from '../../calculators/prepaidNeed.ts';
import { useT } from '../../i18n/useT.ts';
import { bonusText, plainNumber, twd, usd } from '../../i18n/numbers.ts';
import { wishCode } from '../../wishes/wishes.ts';
import { Answer, FactRows, Calculator, type CalculatorProps } from './Calculator.tsx';

export const PrepaidNeed = /*#__PURE__*/ staticPart(
  'PrepaidNeed',
  function PrepaidNeed(props: CalculatorProps) {
    const t = useT('calculators');
    const { locale } = usePage();
    const { prepaid } = useNeed('prices');
    const { twdPerUsd } = useNeed('exchange');
    return (
      <Calculator {...props} words="prepaid" fields={prepaidNeedFields}>
        {(asked) => {
          const found = prepaidNeed(prepaid, twdPerUsd, asked);
          if (!found) return null;
          const { pack, enough, bonus, months } = found;
          const rows: [string, string][] = [
            [t('prepaid.credit'), usd(locale, pack.creditUsd)],
            [t('prepaid.bonus'), bonus.usd > 0 ? bonusText(locale, bonus) : t('prepaid.noBonus')],
            [t('prepaid.twd'), t('prepaid.approx', { amount: twd(locale, found.twd) })],
          ];
          if (months !== undefined)
            rows.push([
              t('prepaid.lasts'),
              months > 0
                ? t('prepaid.months', { count: months, months: plainNumber(locale, months) })
                : t('under', { months: plainNumber(locale, 0.1) }),
            ]);
          return (
            <Answer
              figure={usd(locale, pack.payUsd)}
              unit={t('prepaid.once')}
              text={enough ? undefined : t('prepaid.several')}
              wish={wishCode('packFor', { pay: pack.payUsd, credit: pack.creditUsd, need: asked.need })}
              type={asked.tab}
              line={{ kind: 'topUp', id: String(pack.payUsd), quantity: 1, months: 1 }}
            >
              <FactRows rows={rows} />
            </Answer>
          );
        }}
      </Calculator>
    );
  },
  'request',
);
