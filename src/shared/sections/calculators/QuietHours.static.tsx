// Whether a message may be sent to Taiwan at a given time of day, and from when on otherwise; the day drawn with that time on it.
import { useNeed } from '../../app/needs.ts';
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { quietHours, quietHoursFields, type QuietRange, type SendingWish } from '../../calculators/quietHours.ts';
import { useT } from '../../i18n/useT.ts';
import { clockText } from '../../ui/clockText.ts';
import { wishCode } from '../../wishes/wishes.ts';
import { Answer } from './Answer.tsx';
import { Calculator, type CalculatorProps } from './Calculator.tsx';
import { DayStrip } from './DayStrip.tsx';

/** As a clock shows it: 9:05. */
const clockOf = (minutes: number): string => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;

function Sending({ ranges, wish }: { ranges: readonly QuietRange[]; wish: SendingWish }) {
  const t = useT('calculators');
  const { locale } = usePage();
  const time = quietHours(ranges, wish);
  const asked = { message: wish.kind, at: clockOf(wish.at) };
  const strip = (
    <DayStrip ranges={ranges} at={wish.at} title={t('quiet.drawing', { time: clockText(locale, clockOf(wish.at)) })} />
  );
  if (time.allowed) {
    return (
      <Answer figure={t('quiet.now')} text={t(`quiet.allowed.${wish.kind}`)} wish={wishCode('quietFree', asked)}>
        {strip}
      </Answer>
    );
  }
  const opens = time.from.replace(/^0/, '');
  const from = clockText(locale, opens);
  return (
    <Answer
      figure={from}
      unit={t('quiet.zone')}
      text={t(time.nextDay ? 'quiet.nextDay' : 'quiet.sameDay', { time: from })}
      wish={wishCode('quietBound', { ...asked, from: opens })}
    >
      {strip}
    </Answer>
  );
}

export const QuietHours = /*#__PURE__*/ staticPart(
  'QuietHours',
  function QuietHours(props: CalculatorProps) {
    const { ranges } = useNeed('claims').quietHours;
    return (
      <Calculator {...props} words="quiet" fields={quietHoursFields}>
        {(wish) => <Sending ranges={ranges} wish={wish} />}
      </Calculator>
    );
  },
  'request',
);
