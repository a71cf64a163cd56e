// When the desk answers a form sent now, or just sent; and the page after sending, with what to prepare meanwhile.
import { useNeed } from '../app/needs.ts';
import { usePage } from '../app/PageContext.ts';
import { staticPart } from '../app/staticPart.tsx';
import { clockText, dayAhead } from '../i18n/days.ts';
import { closedUp } from '../i18n/marks.ts';
import { useT } from '../i18n/useT.ts';
import { clockOf, hourIn, hourOf, midnightIn, shareOfDay } from './deskZones.ts';
import { zoneOfCountry } from '../forms/slot.ts';
import css from './ReplyRoute.module.css';
import line from './Stops.module.css';
import { Section, type Ground } from './Section.tsx';
import { usePageText } from './usePageText.ts';
import { dayMs, hourMs } from '../i18n/times.ts';
import { Linked } from './Linked.tsx';
import pointsCss from './Points.module.css';
import { SentPage } from './SentPage.tsx';

const Points = /*#__PURE__*/ staticPart(
  'Points',
  function Points({ name, ground }: { name: string; ground?: Ground }) {
    const { t, items } = usePageText();
    return (
      <Section name={name} ground={ground}>
        <ul className={pointsCss.points}>
          {items(`${name}.points`, '.term').map((point) => (
            <li key={point}>
              <h3>{t(`${point}.term`)}</h3>
              <p>
                <Linked text={t(`${point}.text`)} />
              </p>
            </li>
          ))}
        </ul>
      </Section>
    );
  },
  'page',
);

/** In the time of the reader's country where the language tells it, else of the desk: the texts name the place. */
export const ReplyRoute = /*#__PURE__*/ staticPart(
  'ReplyRoute',
  function ReplyRoute({ name, ground }: { name: string; ground?: Ground }) {
    const { page, locale } = usePage();
    const texts = useT(page.id);
    const { items } = usePageText();
    const { salesFrom, salesTo } = useNeed('claims').support;
    const { now, replyDays, dueAt } = useNeed('desk');
    const zone = zoneOfCountry(locale.home);
    const deskHours = hourOf(salesTo) - hourOf(salesFrom);
    const midnight = midnightIn(zone, now);
    const days = Math.ceil((dueAt - midnight) / dayMs);
    const share = (hour: number) => shareOfDay(hour, days);
    const hoursTo = (at: number) => (at - midnight) / hourMs;
    const weekday = (at: number) => dayAhead(locale, at, now, zone);
    const clock = (at: number) => clockText(locale, clockOf(hourIn(zone, at)));
    const [first = dueAt] = replyDays;
    const values = {
      today: weekday(now),
      now: clock(now),
      first: weekday(first),
      opens: clock(first),
      last: weekday(dueAt),
      due: clock(dueAt),
    };
    const t = (key: string) => closedUp(texts(key, values));
    const isOneDay = dueAt - first <= deskHours * hourMs;
    const stops = ['here', ...(isOneDay ? [] : ['first']), 'last'];
    return (
      <Section name={name} title={isOneDay ? t(`${name}.titleOne`) : t(`${name}.title`)} ground={ground}>
        <svg className={css.days} width="100%" height="88" aria-hidden="true">
          {Array.from({ length: days - 1 }, (_, day) => (
            <line
              key={day}
              className={css.midnight}
              x1={share(24 * (day + 1))}
              x2={share(24 * (day + 1))}
              y1="0"
              y2="100%"
            />
          ))}
          {replyDays.map((at) => (
            <rect
              key={at}
              className={css.reply}
              x={share(hoursTo(at))}
              y="0"
              width={share(Math.min(deskHours, (dueAt - at) / hourMs))}
              height="100%"
            />
          ))}
          <line className={css.now} x1={share(hoursTo(now))} x2={share(hoursTo(now))} y1="-8" y2="100%" />
        </svg>
        <ol className={`${line.stops} ${css.route}`}>
          {stops.map((stop) => (
            <li key={stop} data-due={stop === 'last' ? '' : undefined}>
              <span>{t(`${name}.${stop}.when`)}</span>
              <b>{t(`${name}.${stop}.term`)}</b>
              <p>{t(`${name}.${stop}.text`)}</p>
            </li>
          ))}
          {items(`${name}.then`, '.term').map((step) => (
            <li key={step} data-undated="">
              <b>{t(`${step}.term`)}</b>
              <p>{t(`${step}.text`)}</p>
            </li>
          ))}
        </ol>
      </Section>
    );
  },
  'page',
);

/** The page after a form to the desk was sent: the days until the answer, and what to prepare meanwhile. */
export function ReplySent({ reference }: { reference: string }) {
  return (
    <SentPage reference={reference}>
      <ReplyRoute name="sent" />
      <Points name="prepare" ground="water" />
    </SentPage>
  );
}
