// The page about moving to Alibaba Cloud: hours of a copy, the plan, mainland or nearby, questions, and a quote.
import { Fold } from '../../app/Fold.tsx';
import { FormSection } from '../../formParts/FormSection.tsx';
import { Plan } from '../../sections/Plan.static.tsx';
import { Questions } from '../../sections/Questions.static.tsx';
import { copyTime, exampleLine, copyTimeFields } from '../../calculators/moveTimes.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { foldTall, foldWide } from '../../sections/heroes/fold.tsx';
import { Hero } from '../../sections/heroes/Hero.tsx';
import { usePageText } from '../../sections/usePageText.ts';
import { Shores, shoreOf } from '../../sections/Shores.tsx';
import { usePage, useFacts } from '../../app/PageContext.ts';
import { useT } from '../../i18n/useT.ts';
import { plainNumber } from '../../i18n/numbers.ts';
import { measured } from '../../i18n/units.ts';
import { wishCode } from '../../wishes/wishes.ts';
import { Answer, FactRows, Calculator, type CalculatorProps } from '../../sections/calculators/Calculator.tsx';

export function Page() {
  return (
    <>
      <MigrationHead />
      <Fold />
      <CopyTime name="copy" />
      <Plan name="moving" of="aliCloud" />
      <WhereShores name="where" />
      <Questions />
      <FormSection />
    </>
  );
}

const step = 2;

/** Hero: the hours of a copy in steps of two, each with as many leaves as have been copied. */
const MigrationHead = /*#__PURE__*/ staticPart(
  'MigrationHead',
  function MigrationHead() {
    const { t } = usePageText();
    const { hours } = copyTime({ gb: 2000, ...exampleLine });
    const fold = {
      count: Math.round(hours / step),
      step,
      apart: 0,
      last: t('hours.last').split('\n'),
      none: t('hours.none').split('\n'),
    };
    return <Hero kind="fold" title={t('hours.title')} wide={foldWide(fold)} tall={foldTall(fold)} second="#copy" />;
  },
  'page',
);

/** Into mainland China or nearby: the days of a filing on one side, none on the other. */
const WhereShores = /*#__PURE__*/ staticPart(
  'WhereShores',
  function WhereShores({ name }: { name: string }) {
    const texts = usePageText();
    const days = Number(useFacts()['filingDays'] ?? 0);
    return (
      <Shores
        id={name}
        segments={days}
        land={shoreOf(texts, `${name}.mainland`, days)}
        water={shoreOf(texts, `${name}.nearby`, 0)}
      />
    );
  },
  'page',
);

/** Time to copy data over a line, and whether changes made meanwhile have to be copied afterwards. */
const CopyTime = /*#__PURE__*/ staticPart(
  'CopyTime',
  function CopyTime(props: CalculatorProps) {
    const t = useT('calculators');
    const { locale } = usePage();
    const number = (value: number) => plainNumber(locale, value);
    return (
      <Calculator {...props} words="copy" fields={copyTimeFields}>
        {(asked) => {
          const { hours, days, syncAfter } = copyTime(asked);
          return (
            <Answer
              figure={hours > 0 ? number(hours) : `< ${number(0.1)}`}
              unit={t('copy.hours', { count: hours })}
              text={t(syncAfter ? 'copy.syncAfter' : 'copy.atOnce')}
              wish={wishCode('copy', { ...asked, hours: Math.max(hours, 0.1) })}
            >
              <FactRows
                rows={[
                  ...(days > 0 ? [[t('copy.days'), number(days)] as const] : []),
                  [t('copy.speed'), measured(number((asked.mbps * asked.eff) / 100), 'Mbps')],
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
