// The sales desk's day now, in the reader's time zone: opening hours among 24, the time, and whether the desk is open.
import { useNeed } from '../app/needs.ts';
import { usePage } from '../app/PageContext.ts';
import { staticPart } from '../app/staticPart.tsx';
import { clockText, weekdayText } from '../i18n/days.ts';
import { useT } from '../i18n/useT.ts';
import css from './DeskDay.module.css';
import { clockOf, deskZone, hourIn, hourOf, partsOfDay, shareOfDay, zoneOf, aheadOfDesk } from './deskZones.ts';

const hours = Array.from({ length: 24 }, (_, hour) => hour);

type Drawn = { parts: readonly (readonly [from: number, length: number])[]; now: number };

/** Vertical beside a form; `Across` is for phones. */
function Down({ parts, now }: Drawn) {
  return (
    <svg className={css.down} width="100%" height="500" aria-hidden="true">
      {parts.map(([from, length]) => (
        <rect key={from} className={css.open} x="0" y={shareOfDay(from)} width="100%" height={shareOfDay(length)} />
      ))}
      <rect className={css.ruler} x="0" y="0" width="10" height="100%" />
      {hours.map((hour) => (
        <rect key={hour} className={css.hour} x="0" y={shareOfDay(hour)} width="10" height={shareOfDay(1)} />
      ))}
      <line className={css.now} x1="0" x2="100%" y1={shareOfDay(now)} y2={shareOfDay(now)} />
      <circle className={css.dot} cx="5" cy={shareOfDay(now)} r="9" />
    </svg>
  );
}

function Across({ parts, now }: Drawn) {
  return (
    <svg className={css.across} width="100%" height="72" aria-hidden="true">
      {parts.map(([from, length]) => (
        <rect key={from} className={css.open} x={shareOfDay(from)} y="0" width={shareOfDay(length)} height="72" />
      ))}
      <rect className={css.ruler} x="0" y="0" width="100%" height="10" />
      {hours.map((hour) => (
        <rect key={hour} className={css.hour} x={shareOfDay(hour)} y="0" width={shareOfDay(1)} height="10" />
      ))}
      <line className={css.now} x1={shareOfDay(now)} x2={shareOfDay(now)} y1="0" y2="100%" />
      <circle className={css.dot} cx={shareOfDay(now)} cy="5" r="9" />
    </svg>
  );
}

export const DeskDay = /*#__PURE__*/ staticPart(
  'DeskDay',
  function DeskDay() {
    const { locale, today } = usePage();
    const t = useT('offices');
    const { salesFrom, salesTo } = useNeed('claims').support;
    const desk = useNeed('desk');
    // For readers in the desk's own time zone the city named is Taipei.
    const home = locale.home && locale.home !== 'CN' ? locale.home : 'TW';
    const zone = zoneOf[home] ?? deskZone;
    const city = t(home === 'TW' ? 'cities.taipei' : `cities.${home}`);
    const opens = hourOf(salesFrom) + aheadOfDesk(zone, today);
    const now = hourIn(zone, desk.now);
    const drawn = { parts: partsOfDay(opens, hourOf(salesTo) - hourOf(salesFrom)), now };
    const clock = (at: number) => clockText(locale, clockOf(hourIn(zone, at)));
    const turn = { day: weekdayText(locale, desk.turnsAt, zone), clock: clock(desk.turnsAt) };
    const isToday = weekdayText(locale, desk.now, zone) === turn.day && desk.turnsAt - desk.now < 24 * 3_600_000;
    return (
      <div className={css.day}>
        <Down {...drawn} />
        <Across {...drawn} />
        <div className={css.words}>
          <p className={css.clock}>
            <b>{clock(desk.now)}</b>
            <small>{t('clockIn', { day: weekdayText(locale, desk.now, zone), city })}</small>
          </p>
          <p>{t(desk.isOpen ? 'isOpen' : isToday ? 'opensToday' : 'opensOn', turn)}</p>
        </div>
      </div>
    );
  },
  'page',
);
