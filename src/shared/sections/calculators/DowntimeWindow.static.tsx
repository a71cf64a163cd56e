// How long a database stands still while it moves: four parts drawn to scale, their sum, and the window to announce.
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { downtimeParts, downtimeWindow, downtimeWindowFields } from '../../calculators/downtimeWindow.ts';
import { useT } from '../../i18n/useT.ts';
import { hatch, HatchPattern } from '../../ui/charts/HatchPattern.tsx';
import { plainNumber } from '../../ui/plainNumber.ts';
import { wishCode } from '../../wishes/wishes.ts';
import { Answer } from './Answer.tsx';
import { Calculator, type CalculatorProps } from './Calculator.tsx';
import css from './DowntimeWindow.module.css';
import { FactRows } from './FactRows.tsx';

const width = 600;
const height = 72;

type Minutes = Readonly<Record<(typeof downtimeParts)[number], number>>;

/** The announced window as one bar: the parts one after the other, then as much again for the way back. */
function WindowBar({ minutes, announced }: { minutes: Minutes; announced: number }) {
  const t = useT('calculators');
  const scale = width / announced;
  const starts = downtimeParts.map((_, index) =>
    downtimeParts.slice(0, index).reduce((sum, part) => sum + minutes[part], 0),
  );
  return (
    <svg className={css.bar} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={t('downtime.drawing')}>
      <HatchPattern />
      <rect className={css.back} x={width / 2} y="12" width={width / 2} height="40" />
      {downtimeParts.map((part, index) => (
        <rect
          key={part}
          className={part === 'switch' ? css.switch : css.part}
          fill={index % 2 ? hatch : undefined}
          x={(starts[index] ?? 0) * scale}
          y="12"
          width={minutes[part] * scale}
          height="40"
        />
      ))}
      <path className={css.rule} d={`M0 0V${height}M${width / 2} 0V${height}M${width} 0V${height}`} />
    </svg>
  );
}

function Budget({ minutes }: { minutes: Minutes }) {
  const t = useT('calculators');
  const { locale } = usePage();
  const { sum, announced } = downtimeWindow(minutes);
  const inMinutes = (count: number) => t('downtime.minutes', { minutes: plainNumber(locale, count) });
  return (
    <Answer
      figure={plainNumber(locale, announced)}
      unit={t('downtime.unit')}
      text={t('downtime.text')}
      wish={wishCode('downtime', { window: announced, sum })}
    >
      {announced > 0 && <WindowBar minutes={minutes} announced={announced} />}
      <FactRows
        rows={[
          ...downtimeParts.map((part) => [t(`downtime.fields.${part}`), inMinutes(minutes[part])] as const),
          [t('downtime.sum'), inMinutes(sum)],
        ]}
      />
    </Answer>
  );
}

export const DowntimeWindow = /*#__PURE__*/ staticPart(
  'DowntimeWindow',
  function DowntimeWindow(props: CalculatorProps) {
    return (
      <Calculator {...props} words="downtime" fields={downtimeWindowFields}>
        {(minutes) => <Budget minutes={minutes} />}
      </Calculator>
    );
  },
  'request',
);
