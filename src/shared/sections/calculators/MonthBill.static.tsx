// A month's bill made of our published prices, line by line.
import { useNeed } from '../../app/needs.ts';
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { readQuery } from '../../calculators/readQuery.ts';
import { sampleBill, sampleBillFields } from '../../calculators/sampleBill.ts';
import { useT } from '../../i18n/useT.ts';
import { decimalMark, usd } from '../../i18n/numbers.ts';
import { packSize } from '../../i18n/units.ts';
import { wishCode } from '../../wishes/wishes.ts';
import { Answer } from './Answer.tsx';
import { BillScreen } from './BillScreen.tsx';
import { Calculator, type CalculatorProps } from './Calculator.tsx';

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
      return Number(option) > 0 ? packSize(Number(option) * 1000) : words(`ddos.plans.${option}`);
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
        {(wish) => {
          const bill = sampleBill(prices, wish);
          if (!bill) return null;
          const { s, ddos: plan, sms } = wish;
          const month = { servers: s, tb: Number(wish.tb) || 0, sms, usd: bill.total };
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
