// The security log of the account, with a way to report an event as not the visitor's own.
import { useNeed } from '../../app/needs.ts';
import type { AccountFacts, AccountEvent } from '../../facts/facts.ts';
import { usePage } from '../../app/PageContext.ts';
import { dayOfMonth } from '../../i18n/days.ts';
import { inBrackets, listMark } from '../../i18n/marks.ts';
import { dayMs, hourMs } from '../../i18n/times.ts';
import { aheadAt, utcName } from '../../i18n/zones.ts';
import { zoneOfCountry } from '../../forms/slot.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { useT } from '../../i18n/useT.ts';
import { useOperator } from '../../owner/useOwner.ts';
import { AccountAction, AccountPane } from './AccountPane.tsx';
import css from './account.module.css';
import { dateText } from './dateText.ts';
import week from './OwnEvents.module.css';
import { byStaff, foldedMs, ownDoing } from '../../facts/securityEvents.ts';

const days = 7;
const row = 24;
const hours = [0, 6, 12, 18, 24];

/**
 * The events by day and hour, over a week: one at an odd hour is seen before its row is read. Nothing is drawn of a single event,
 * for its row says as much. `events`: the newest first.
 */
function EventHours({ events }: { events: readonly AccountEvent[] }) {
  const t = useT('account');
  const { locale } = usePage();
  const last = events[0]?.at ?? 0;
  const zone = zoneOfCountry(locale.home);
  const zoned = (at: number) => at + aheadAt(zone, at) * hourMs;
  const end = Math.floor(zoned(last) / dayMs) + 1;
  const placed = events
    .map(({ id, at, outcome }) => ({ id, outcome, time: zoned(at) - (end - days) * dayMs }))
    .filter(({ time }) => time >= 0);
  if (placed.length < 2) return null;
  const dayAt = (index: number) => new Date((end - days + index) * dayMs).toISOString().slice(0, 10);
  return (
    <figure className={week.week}>
      <figcaption>{t('events.week') + inBrackets(locale, utcName(zone, last))}</figcaption>
      <div aria-hidden="true">
        <div className={week.days}>
          {Array.from({ length: days }, (_, index) => (
            <span key={dayAt(index)}>{dayOfMonth(locale, dayAt(index))}</span>
          ))}
        </div>
        <svg width="100%" height={days * row + 34}>
          {Array.from({ length: days + 1 }, (_, index) => (
            <line key={dayAt(index)} className={week.rule} x2="100%" y1={index * row + 0.5} y2={index * row + 0.5} />
          ))}
          {Array.from({ length: 12 }, (_, index) => (
            <rect
              key={hours.length + index}
              className={week.dark}
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
              className={outcome === 'refused' ? week.refused : week.done}
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

/** Ends all sessions and removes passkeys: those added since the event, unless the visitor chooses otherwise. */
function NotMe({ event, passkeys }: { event: AccountEvent; passkeys: NonNullable<AccountFacts['passkeys']> }) {
  const t = useT('account');
  const { locale } = usePage();
  const since = event.firstAt ?? (event.count > 1 ? event.at - foldedMs : event.at);
  return (
    <details className={css.notMe}>
      <summary>{t('events.notMe')}</summary>
      <p>{t('events.notMeText')}</p>
      <AccountAction call="notMe" words={t('events.end')}>
        {passkeys.length > 0 && (
          <fieldset>
            <legend>{t('events.passkeys')}</legend>
            {passkeys.map(({ id, device, createdAt }) => (
              <label key={id}>
                <input type="checkbox" name="passkey" value={id} defaultChecked={createdAt >= since} />
                <span>{(device || t('passkeys.unknown')) + listMark(locale) + dateText(locale, createdAt)}</span>
              </label>
            ))}
          </fieldset>
        )}
      </AccountAction>
    </details>
  );
}

/** Two where they differ to the minute. */
function Times({ event: { firstAt = 0, at } }: { event: AccountEvent }) {
  const t = useT('account');
  const { locale } = usePage();
  const first = firstAt ? dateText(locale, firstAt) : '';
  const last = dateText(locale, at);
  const timeOf = (moment: number, words: string) => <time dateTime={new Date(moment).toISOString()}>{words}</time>;
  if (first === '' || first === last) return timeOf(at, last);
  return (
    <span>
      {timeOf(firstAt, t('events.first', { time: first }))}
      <br />
      {timeOf(at, t('events.last', { time: last }))}
    </span>
  );
}

export const OwnEvents = /*#__PURE__*/ staticPart(
  'OwnEvents',
  function OwnEvents() {
    const t = useT('account');
    const { events, passkeys = [] } = useNeed('account');
    const { securityLog } = useOperator();
    const { locale } = usePage();
    const from = ({ network, device, count }: AccountEvent): string => {
      if (network === byStaff) return t('events.staff');
      const place = network || (count > 1 ? t('events.everywhere') : '');
      return [device || t('events.unknown'), place].filter(Boolean).join(listMark(locale));
    };
    return (
      <AccountPane id="security-log" title={t('events.title')} text={t('events.text', { months: securityLog })}>
        {events.length === 0 ? (
          <p>{t('events.none')}</p>
        ) : (
          <>
            <EventHours events={events} />
            <ul className={css.events}>
              {events.map((event) => (
                <li key={event.id}>
                  <b>
                    {t(`events.kinds.${event.kind}`)}
                    {event.outcome === 'refused' && (
                      <>
                        {' '}
                        <strong>{t('events.refused')}</strong>
                      </>
                    )}
                    {event.count > 1 && inBrackets(locale, t('events.times', { count: event.count }))}
                  </b>
                  <span>{from(event)}</span>
                  <Times event={event} />
                  {event.network !== byStaff && ownDoing.includes(event.kind) && event.outcome === 'done' && (
                    <NotMe event={event} passkeys={passkeys} />
                  )}
                </li>
              ))}
            </ul>
          </>
        )}
      </AccountPane>
    );
  },
  'request',
);
