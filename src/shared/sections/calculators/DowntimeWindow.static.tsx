// Downtime of a database while it moves: the sum, and below it the plan of the night to scale.
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { downtimeWindow, downtimeWindowFields, downtimeParts } from '../../calculators/moveTimes.ts';
import { readQuery } from '../../calculators/readQuery.ts';
import { useT } from '../../i18n/useT.ts';
import { decimalMark, plainNumber } from '../../i18n/numbers.ts';
import { wishCode } from '../../wishes/wishes.ts';
import { Answer, Calculator, type CalculatorProps } from './Calculator.tsx';
import css from './MovePlan.module.css';

function Budget({ sum, announced }: ReturnType<typeof downtimeWindow>) {
  const t = useT('calculators');
  const { locale } = usePage();
  return (
    <Answer
      button
      figure={plainNumber(locale, announced)}
      unit={t('downtime.unit')}
      text={t('downtime.text', { count: sum, sum: plainNumber(locale, sum) })}
      wish={wishCode('downtime', { window: announced, sum })}
    />
  );
}

/** The plan of the night: steps done before, then the minutes of downtime to scale. */
function MovePlan({ minutes }: { minutes: Readonly<Record<(typeof downtimeParts)[number], number>> }) {
  const t = useT('calculators');
  const example = useT('pieces')('example');
  const { locale } = usePage();
  const { sum, announced } = downtimeWindow(minutes);
  const inMinutes = (count: number) => t('downtime.minutes', { minutes: plainNumber(locale, count) });
  const share = (count: number) => `${Math.round((count / announced) * 10_000) / 100}%`;
  const rows = downtimeParts.map((part, index) => ({
    part,
    from: downtimeParts.slice(0, index).reduce((before, earlier) => before + minutes[earlier], 0),
  }));
  return (
    <figure className={css.plan}>
      <figcaption>
        <b>{t('downtime.plan')}</b>
        <span>{example}</span>
      </figcaption>
      <ol>
        {(['copy', 'sync', 'rehearsal'] as const).map((step) => (
          <li key={step}>
            <span>{t(`downtime.before.${step}`)}</span>
            <b>{t('downtime.done')}</b>
          </li>
        ))}
        {rows.map(({ part, from }) => (
          <li key={part}>
            <span>{t(`downtime.fields.${part}`)}</span>
            <svg width="100%" height="16" aria-hidden="true">
              <rect
                className={part === 'switch' ? css.switch : css.part}
                x={share(from)}
                width={share(minutes[part])}
                height="16"
              />
              <path className={css.base} d="M0 16H2000" />
            </svg>
            <b>{inMinutes(minutes[part])}</b>
          </li>
        ))}
        <li>
          <span>{t('downtime.back')}</span>
          <svg width="100%" height="16" aria-hidden="true">
            <rect className={css.back} x={share(sum)} y="1" width={share(sum)} height="14" />
            <path className={css.base} d="M0 16H2000" />
          </svg>
          <b>{inMinutes(sum)}</b>
        </li>
      </ol>
    </figure>
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
        {(minutes) => <Budget {...downtimeWindow(minutes)} />}
      </Calculator>
    );
  },
  'request',
);
