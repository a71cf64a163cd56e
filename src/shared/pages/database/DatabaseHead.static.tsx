// The head of the page about databases: the minutes of a day, and those that an example move takes out of it.
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { downtimeParts, downtimeWindow, downtimeWindowFields } from '../../calculators/downtimeWindow.ts';
import { plainNumber } from '../../i18n/numbers.ts';
import { useT } from '../../i18n/useT.ts';
import { Hero } from '../../sections/heroes/Hero.tsx';
import { minutesTall, minutesWide } from './minutes.tsx';

const twoInTheMorning = 120;
const dayMinutes = 1440;

export const DatabaseHead = /*#__PURE__*/ staticPart(
  'DatabaseHead',
  function DatabaseHead() {
    const { locale } = usePage();
    const t = useT('database');
    const { drain, catchup, verify, switch: last } = downtimeWindowFields;
    const example = { drain: drain.initial, catchup: catchup.initial, verify: verify.initial, switch: last.initial };
    const { sum } = downtimeWindow(example);
    const values = { sum, day: plainNumber(locale, dayMinutes) };
    const day = {
      from: twoInTheMorning,
      parts: downtimeParts.map((part) => example[part]),
      key: t('minutes.key', values),
      down: t('minutes.down', values),
      sum: t('minutes.sum', values),
    };
    return (
      <Hero
        kind="field"
        title={t('minutes.title', values)}
        wide={minutesWide(day)}
        tall={minutesTall(day)}
        second="#window"
      />
    );
  },
  'page',
);
