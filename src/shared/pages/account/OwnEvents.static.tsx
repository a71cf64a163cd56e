// The security log of the account, with a way to report an event as not the visitor's own.
import { useNeed } from '../../app/needs.ts';
import type { AccountFacts, AccountEvent } from '../../facts/facts.ts';
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { useT } from '../../i18n/useT.ts';
import { useOperator } from '../../owner/useOwner.ts';
import { AccountAction, AccountPane } from './AccountPane.tsx';
import css from './account.module.css';
import { dateText } from './dateText.ts';
import { EventHours } from './EventHours.tsx';
import { byStaff, foldedMs, ownDoing } from '../../facts/securityEvents.ts';

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
                <span>
                  {device || t('passkeys.unknown')}, {dateText(locale, createdAt)}
                </span>
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
    const from = ({ network, device, count }: AccountEvent): string => {
      if (network === byStaff) return t('events.staff');
      const place = network || (count > 1 ? t('events.everywhere') : '');
      return [device || t('events.unknown'), place].filter(Boolean).join(', ');
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
                    {event.count > 1 && ` (${t('events.times', { count: event.count })})`}
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
