// Time zone for booking a call: the choice, which works without script, and the desk's hours in that zone, and in Taipei where they differ.
import { useNeed } from '../../app/needs.ts';
import type { CallDay } from '../../facts/facts.ts';
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import fields from '../../formParts/fields.module.css';
import { callZones, halfHourMs, zoneKey } from '../../forms/slot.ts';
import { clockText } from '../../i18n/days.ts';
import { useT } from '../../i18n/useT.ts';
import { aheadAt, localTime, utcName } from '../../i18n/zones.ts';
import ui from '../../ui/common.module.css';
import { clockOf, deskZone, hourOf, partsOfDay, shareOfDay } from '../deskZones.ts';
import css from './CallZone.module.css';
import { useCallZone, useSentSlot } from './callColumns.ts';
import { hourMs } from '../../i18n/times.ts';

const hours = Array.from({ length: 24 }, (_, hour) => hour);

/**
 * The desk's first day from the shown one on: the zone's clocks may change within the days that can be booked. Without half
 * hours if the desk is closed on all of them: then there is no zone to choose, and no hours to draw.
 */
function useHoursDay() {
  const zone = useCallZone();
  const { query } = usePage();
  const sent = useSentSlot();
  const open = useNeed('calls').filter(({ halves }) => halves !== '');
  const shown = query['day'] ?? (sent ? localTime(zone, sent.at).day : '');
  const endOf = ({ at, halves }: CallDay) => localTime(zone, at + (halves.length - 1) * halfHourMs).day;
  return open.find((day) => endOf(day) >= shown) ?? open[0] ?? { at: 0, halves: '' };
}

/** Of the field. */
const zoneId = 'call-zone';

export const CallZone = /*#__PURE__*/ staticPart(
  'CallZone',
  function CallZone() {
    const t = useT('calls');
    const { path, query } = usePage();
    const zone = useCallZone();
    const { at, halves } = useHoursDay();
    if (halves === '') return null;
    return (
      <form className={css.choice} method="get" action={path}>
        <label className={fields.label} htmlFor={zoneId}>
          {t('zone')}
        </label>
        <div>
          <select className={fields.input} id={zoneId} name="tz" defaultValue={zone} autoComplete="off">
            {callZones.map(({ zone: one }) => (
              <option key={one} value={one}>
                {t('zoneOption', { place: t(`zones.${zoneKey(one)}`), utc: utcName(one, at) })}
              </option>
            ))}
          </select>
          {query['day'] && <input type="hidden" name="day" value={query['day']} />}
          <button className={ui.btn}>{t('change')}</button>
        </div>
      </form>
    );
  },
  'request',
);

export const CallHours = /*#__PURE__*/ staticPart(
  'CallHours',
  function CallHours() {
    const t = useT('calls');
    const { locale } = usePage();
    const zone = useCallZone();
    const first = useHoursDay();
    if (first.halves === '') return null;
    const opens = hourOf(localTime(zone, first.at).clock);
    const length = (first.halves.length * halfHourMs) / hourMs;
    const ahead = aheadAt(deskZone, first.at) - aheadAt(zone, first.at);
    const clock = (hour: number) => clockText(locale, clockOf(hour));
    const place = t(`zones.${zoneKey(zone)}`);
    const here = { place, from: clock(opens), to: clock(opens + length) };
    const there = { deskFrom: clock(opens + ahead), deskTo: clock(opens + length + ahead) };
    return (
      <figure className={css.ruler}>
        <figcaption className={ui.vh}>
          {ahead === 0 ? t('hoursOfDesk', here) : t('hours', { ...here, ...there })}
        </figcaption>
        <div aria-hidden="true">
          <b>{place}</b>
          <p>
            {hours.map((hour) => (
              <span key={hour}>{hour}</span>
            ))}
          </p>
        </div>
        {ahead !== 0 && (
          <div aria-hidden="true">
            <b>{t('desk')}</b>
            <p>
              {hours.map((hour) => (
                <span key={hour}>{clockOf(hour + ahead).replace(':00', '')}</span>
              ))}
            </p>
          </div>
        )}
        <svg className={css.window} width="100%" height="100%" aria-hidden="true">
          {partsOfDay(opens, length).map(([from, span]) => (
            <rect key={from} x={shareOfDay(from)} y="0" width={shareOfDay(span)} height="100%" />
          ))}
        </svg>
      </figure>
    );
  },
  'request',
);
