// A month's bill made of our published prices, line by line.
import { useNeed } from '../../app/needs.ts';
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { sampleBill, sampleBillFields } from '../../calculators/sampleBill.ts';
import { useT } from '../../i18n/useT.ts';
import { packSize } from '../../ui/packSize.ts';
import { usd } from '../../ui/usd.ts';
import { wishCode } from '../../wishes/wishes.ts';
import { Answer } from './Answer.tsx';
import { Calculator, type CalculatorProps } from './Calculator.tsx';
import { FactRows } from './FactRows.tsx';

export const MonthBill = /*#__PURE__*/ staticPart(
  'MonthBill',
  function MonthBill(props: CalculatorProps) {
    const t = useT('calculators');
    const home = useT('home');
    const words = useT('prices');
    const { locale } = usePage();
    const prices = useNeed('prices');
    const optionText = (option: string) => {
      if (option === 'none') return undefined;
      return Number(option) > 0 ? packSize(Number(option) * 1000) : words(`ddos.plans.${option}`);
    };
    return (
      <Calculator {...props} words="bill" fields={sampleBillFields(prices)} optionText={optionText}>
        {(wish) => {
          const bill = sampleBill(prices, wish);
          if (!bill) return null;
          const { s, plan, sms } = wish;
          const month = { servers: s, tb: Number(wish.tb) || 0, sms, usd: bill.total };
          return (
            <Answer
              figure={usd(locale, bill.total)}
              text={t('bill.text')}
              wish={plan === 'none' ? wishCode('monthOpen', month) : wishCode('month', { ...month, plan })}
            >
              <FactRows
                rows={Object.entries(bill.lines).map(([line, amount]) => [
                  home(`services.bill.${line}`),
                  usd(locale, amount),
                ])}
              />
            </Answer>
          );
        }}
      </Calculator>
    );
  },
  'request',
);
