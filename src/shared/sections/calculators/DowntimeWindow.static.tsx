// Downtime of a database while it moves: the sum, and below it the plan of the night to scale.
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { downtimeWindow, downtimeWindowFields, type downtimeParts } from '../../calculators/moveTimes.ts';
import { readQuery } from '../../calculators/readQuery.ts';
import { useT } from '../../i18n/useT.ts';
import { decimalMark, plainNumber } from '../../i18n/numbers.ts';
import { wishCode } from '../../wishes/wishes.ts';
import { Answer } from './Answer.tsx';
import { Calculator, type CalculatorProps } from './Calculator.tsx';
import { MovePlan } from './MovePlan.tsx';

type Minutes = Readonly<Record<(typeof downtimeParts)[number], number>>;

function Budget({ minutes }: { minutes: Minutes }) {
  const t = useT('calculators');
  const { locale } = usePage();
  const { sum, announced } = downtimeWindow(minutes);
  return (
    <Answer
      button
      figure={plainNumber(locale, announced)}
      unit={t('downtime.unit')}
      text={t('downtime.text', { sum: plainNumber(locale, sum) })}
      wish={wishCode('downtime', { window: announced, sum })}
    />
  );
}

/** The plan for the values in the address; nothing if they are invalid. */
function Plan() {
  const { locale, query } = usePage();
  const { values } = readQuery(downtimeWindowFields, query, decimalMark(locale));
  return values && downtimeWindow(values).sum > 0 ? <MovePlan minutes={values} /> : null;
}

export const DowntimeWindow = /*#__PURE__*/ staticPart(
  'DowntimeWindow',
  function DowntimeWindow(props: CalculatorProps) {
    return (
      <Calculator {...props} look="row" words="downtime" fields={downtimeWindowFields} below={<Plan />}>
        {(minutes) => <Budget minutes={minutes} />}
      </Calculator>
    );
  },
  'request',
);
