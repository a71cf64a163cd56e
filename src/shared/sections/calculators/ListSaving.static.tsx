// Monthly saving on servers and protection compared with list prices; for clouds, that only a quote tells.
import { useNeed } from '../../app/needs.ts';
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { listSaving, listSavingFields } from '../../calculators/listSaving.ts';
import { useT } from '../../i18n/useT.ts';
import { usd } from '../../i18n/numbers.ts';
import { wishCode } from '../../wishes/wishes.ts';
import { Answer, FactRows } from './Answer.tsx';
import { Calculator, type CalculatorProps } from './Calculator.tsx';

export const ListSaving = /*#__PURE__*/ staticPart(
  'ListSaving',
  function ListSaving(props: CalculatorProps) {
    const t = useT('calculators');
    const prices = useT('prices');
    const { locale } = usePage();
    const { belowListPercent } = useNeed('claims').platform;
    return (
      <Calculator {...props} words="saving" fields={listSavingFields}>
        {(wish) => {
          const month = listSaving(belowListPercent, wish);
          if (!month) {
            return (
              <Answer
                figure={t('saving.quoted.figure')}
                text={t('saving.quoted.text')}
                wish={wishCode('cloudSpend', { spend: wish.spend })}
              />
            );
          }
          const rows: [string, string][] = [
            [prices('listHead'), usd(locale, wish.spend)],
            [t('saving.saved'), usd(locale, month.savedUsd)],
            [t('saving.year'), usd(locale, month.savedUsdYear)],
          ];
          return (
            <Answer
              figure={usd(locale, month.usd)}
              unit={prices('units.usd')}
              wish={wishCode('saving', { spend: wish.spend, usd: month.usd })}
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
