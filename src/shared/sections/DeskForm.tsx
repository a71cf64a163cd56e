// A page that is its form: title and form at the left, the sales desk's day and further help at the right.
import type { ReactNode } from 'react';
import { Fold } from '../app/Fold.tsx';
import { useTimeAgain } from './useTimeAgain.ts';
import { useShownPage } from '../app/PageState.ts';
import { staticPart } from '../app/staticPart.tsx';
import { usePageText } from './usePageText.ts';
import { Breadcrumb } from '../ui/PageHead.tsx';
import { Lines } from '../ui/Lines.tsx';
import { Phrases } from '../ui/Phrases.tsx';
import css from './DeskForm.module.css';
import { FormBody } from '../formParts/FormSection.tsx';
import { useAnswerFocus } from '../formParts/useAnswerFocus.ts';
import { useNeed } from '../app/needs.ts';
import { useT } from '../i18n/useT.ts';
import { PhoneLink } from '../ui/ContactFacts.tsx';
import { usePage } from '../app/PageContext.ts';
import { clockText, dayAhead, weekdayText } from '../i18n/days.ts';
import dayCss from './DeskDay.module.css';
import { closedUp } from '../i18n/marks.ts';
import { clockOf, hourIn, hourOf, isInside, midnightIn, shareOfDay } from './deskZones.ts';
import { hourMs } from '../i18n/times.ts';
import { zoneOfCountry } from '../forms/slot.ts';

const FormTop = /*#__PURE__*/ staticPart(
  'FormTop',
  function FormTop() {
    const { t } = usePageText();
    return (
      <div className={css.top}>
        <Breadcrumb name={t('name')} />
        <h1>
          <Lines text={t('h1')} />
        </h1>
        <p>
          <Phrases text={t('lead')} />
        </p>
      </div>
    );
  },
  'page',
);

const hours = Array.from({ length: 24 }, (_, hour) => hour);

/** `parts`: the hours of the reader's day in which the desk is open. `now`: an hour of that day. */
type Drawn = {
  parts: readonly (readonly [from: number, length: number])[];
  now: number;
  /** When the desk opens and closes on that day, and how that is written. */
  ends: readonly { end: 'opens' | 'closes'; hour: number; clock: string }[];
};

/** Vertical beside a form; `Across` is for phones. */
function Down({ parts, now, ends }: Drawn) {
  return (
    <svg className={dayCss.down} width="100%" height="500" aria-hidden="true">
      {parts.map(([from, length]) => (
        <rect key={from} className={dayCss.open} x="0" y={shareOfDay(from)} width="100%" height={shareOfDay(length)} />
      ))}
      <rect className={dayCss.ruler} x="0" y="0" width="10" height="100%" />
      {hours.map((hour) => (
        <rect key={hour} className={dayCss.hour} x="0" y={shareOfDay(hour)} width="10" height={shareOfDay(1)} />
      ))}
      <line className={dayCss.now} x1="0" x2="100%" y1={shareOfDay(now)} y2={shareOfDay(now)} />
      <circle className={dayCss.dot} cx="5" cy={shareOfDay(now)} r="9" />
      {ends.map(({ end, hour, clock }) => (
        <text key={hour} x="28" y={shareOfDay(hour)} dy={isInside(end, hour, now) === (end === 'opens') ? 26 : -12}>
          {clock}
        </text>
      ))}
    </svg>
  );
}

function Across({ parts, now }: Pick<Drawn, 'parts' | 'now'>) {
  return (
    <svg className={dayCss.across} width="100%" height="72" aria-hidden="true">
      {parts.map(([from, length]) => (
        <rect key={from} className={dayCss.open} x={shareOfDay(from)} y="0" width={shareOfDay(length)} height="72" />
      ))}
      <rect className={dayCss.ruler} x="0" y="0" width="100%" height="10" />
      {hours.map((hour) => (
        <rect key={hour} className={dayCss.hour} x={shareOfDay(hour)} y="0" width={shareOfDay(1)} height="10" />
      ))}
      <line className={dayCss.now} x1={shareOfDay(now)} x2={shareOfDay(now)} y1="0" y2="100%" />
      <circle className={dayCss.dot} cx={shareOfDay(now)} cy="5" r="9" />
    </svg>
  );
}

/** The sales desk's day now, in the reader's time zone: that day's opening hours among 24, the time, and whether the desk is open. */
const DeskDay = /*#__PURE__*/ staticPart(
  'DeskDay',
  function DeskDay() {
    const { locale } = usePage();
    const t = useT('offices');
    const { salesFrom, salesTo } = useNeed('claims').support;
    const desk = useNeed('desk');
    // For readers in the desk's own time zone the city named is Taipei.
    const home = locale.home && locale.home !== 'CN' ? locale.home : 'TW';
    const zone = zoneOfCountry(home);
    const city = t(home === 'TW' ? 'cities.taipei' : `cities.${home}`);
    const midnight = midnightIn(zone, desk.now);
    const hourAt = (at: number) => (at - midnight) / hourMs;
    const length = hourOf(salesTo) - hourOf(salesFrom);
    const spans = desk.openings
      .map((at) => ({ opens: hourAt(at), closes: hourAt(at) + length }))
      .filter(({ opens, closes }) => closes > 0 && opens < hours.length);
    const parts = spans.map(({ opens, closes }) => {
      const from = Math.max(opens, 0);
      return [from, Math.min(closes, hours.length) - from] as const;
    });
    const ends = spans
      .flatMap(({ opens, closes }) => [
        { end: 'opens', hour: opens } as const,
        { end: 'closes', hour: closes } as const,
      ])
      .filter(({ hour }) => hour >= 0 && hour <= hours.length)
      .map((one) => ({ ...one, clock: clockText(locale, clockOf(one.hour)) }));
    const now = hourAt(desk.now);
    const clock = (at: number) => clockText(locale, clockOf(hourIn(zone, at)));
    const turn = { day: dayAhead(locale, desk.turnsAt, desk.now, zone), clock: clock(desk.turnsAt) };
    const isToday = midnightIn(zone, desk.turnsAt) === midnight;
    return (
      <div className={dayCss.day}>
        <Down parts={parts} now={now} ends={ends} />
        <Across parts={parts} now={now} />
        <div className={dayCss.words}>
          <p className={dayCss.clock}>
            <b>{clock(desk.now)}</b>
            <small>{t('clockIn', { day: weekdayText(locale, desk.now, zone), city })}</small>
          </p>
          <p>{closedUp(t(desk.isOpen ? 'isOpen' : isToday ? 'opensToday' : 'opensOn', turn))}</p>
        </div>
      </div>
    );
  },
  'page',
);

/** `children`: shown below the desk's day. */
export function DeskForm({ children }: { children: ReactNode }) {
  const { page } = useShownPage();
  useAnswerFocus();
  useTimeAgain();
  return (
    <section className={css.desk} id="form">
      <div className={css.side}>
        <FormTop />
        <Fold />
        {page.form && <FormBody id={page.form} />}
      </div>
      <div className={css.plate}>
        <DeskDay />
        <div className={css.helps}>{children}</div>
      </div>
    </section>
  );
}

/** Beside a form: whom to call when a system is down. A site without a phone number shows its mail address. */
export const AsideCall = /*#__PURE__*/ staticPart(
  'AsideCall',
  function AsideCall() {
    const t = useT('forms');
    const { telphone, emailAddress } = useNeed('domainInfo');
    return (
      <div className={css.call}>
        <p>{t('aside.fault')}</p>
        {telphone ? <PhoneLink telphone={telphone} /> : <a href={`mailto:${emailAddress}`}>{emailAddress}</a>}
      </div>
    );
  },
  'page',
);

/** A heading and a list, beside a form. */
export function AsideItems({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <div className={css.list}>
      <h2>
        <Lines text={title} />
      </h2>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}
