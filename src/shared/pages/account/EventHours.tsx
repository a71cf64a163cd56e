// The events of the security log by day and hour, over a week: one at an odd hour is seen before its row is read.
import { usePage } from '../../app/PageContext.ts';
import type { AccountEvent } from '../../facts/facts.ts';
import { dayOfMonth } from '../../i18n/days.ts';
import { aheadAt, utcName } from '../../i18n/zones.ts';
import { dayMs, hourMs } from '../../i18n/times.ts';
import { inBrackets } from '../../i18n/marks.ts';
import { useT } from '../../i18n/useT.ts';
import { deskZone } from '../../sections/deskZones.ts';
import css from './EventHours.module.css';

const days = 7;
const row = 24;
const hours = [0, 6, 12, 18, 24];

/** `events`: the newest first. Nothing is drawn of a single event: its row says as much. */
export function EventHours({ events }: { events: readonly AccountEvent[] }) {
  const t = useT('account');
  const { locale } = usePage();
  const last = events[0]?.at ?? 0;
  const zoned = (at: number) => at + aheadAt(deskZone, at) * hourMs;
  const end = Math.floor(zoned(last) / dayMs) + 1;
  const placed = events
    .map(({ id, at, outcome }) => ({ id, outcome, time: zoned(at) - (end - days) * dayMs }))
    .filter(({ time }) => time >= 0);
  if (placed.length < 2) return null;
  const dayAt = (index: number) => new Date((end - days + index) * dayMs).toISOString().slice(0, 10);
  return (
    <figure className={css.week}>
      <figcaption>{t('events.week') + inBrackets(locale, utcName(deskZone, last))}</figcaption>
      <div aria-hidden="true">
        <div className={css.days}>
          {Array.from({ length: days }, (_, index) => (
            <span key={dayAt(index)}>{dayOfMonth(locale, dayAt(index))}</span>
          ))}
        </div>
        <svg width="100%" height={days * row + 34}>
          {Array.from({ length: days + 1 }, (_, index) => (
            <line key={dayAt(index)} className={css.rule} x2="100%" y1={index * row + 0.5} y2={index * row + 0.5} />
          ))}
          {Array.from({ length: 12 }, (_, index) => (
            <rect
              key={hours.length + index}
              className={css.dark}
              x={`${(index * 200) / 24}%`}
              y={days * row}
              width={`${100 / 24}%`}
              height="8"
            />
          ))}
          {hours.map((hour) => (
            <text
              key={hour}
              x={`${(hour * 100) / 24}%`}
              y={days * row + 28}
              textAnchor={hour === 0 ? 'start' : hour === 24 ? 'end' : 'middle'}
            >
              {`${hour}:00`}
            </text>
          ))}
          {placed.map(({ id, outcome, time }) => (
            <circle
              key={id}
              className={outcome === 'refused' ? css.refused : css.done}
              cx={`${((time % dayMs) * 100) / dayMs}%`}
              cy={Math.floor(time / dayMs) * row + row / 2}
              r="6"
            />
          ))}
        </svg>
      </div>
    </figure>
  );
}
