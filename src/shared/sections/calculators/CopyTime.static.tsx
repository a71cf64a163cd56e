// Time to copy data over a line, and whether changes made meanwhile have to be copied afterwards.
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { copyTime, copyTimeFields } from '../../calculators/moveTimes.ts';
import { useT } from '../../i18n/useT.ts';
import { plainNumber } from '../../i18n/numbers.ts';
import { measured } from '../../i18n/units.ts';
import { wishCode } from '../../wishes/wishes.ts';
import { Answer, FactRows } from './Answer.tsx';
import { Calculator, type CalculatorProps } from './Calculator.tsx';

export const CopyTime = /*#__PURE__*/ staticPart(
  'CopyTime',
  function CopyTime(props: CalculatorProps) {
    const t = useT('calculators');
    const { locale } = usePage();
    const number = (value: number) => plainNumber(locale, value);
    return (
      <Calculator {...props} words="copy" fields={copyTimeFields}>
        {(wish) => {
          const { hours, days, syncAfter } = copyTime(wish);
          return (
            <Answer
              figure={number(hours)}
              unit={t('copy.hours', { count: hours })}
              text={t(syncAfter ? 'copy.syncAfter' : 'copy.atOnce')}
              wish={wishCode('copy', { ...wish, hours })}
            >
              <FactRows
                rows={[
                  ...(days > 0 ? [[t('copy.days'), number(days)] as const] : []),
                  [t('copy.speed'), measured(number((wish.mbps * wish.eff) / 100), 'Mbps')],
                ]}
              />
            </Answer>
          );
        }}
      </Calculator>
    );
  },
  'request',
);
