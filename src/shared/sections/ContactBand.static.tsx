// Contacts by night, at the end of a page without a form of its own: a link to the form, phone and mail, and the week's hours drawn.
import { useNeed } from '../app/needs.ts';
import { usePage } from '../app/PageContext.ts';
import { staticPart } from '../app/staticPart.tsx';
import { weekdayOf } from '../i18n/days.ts';
import { dayMs } from '../i18n/times.ts';
import { useT } from '../i18n/useT.ts';
import ui from '../ui/common.module.css';
import { ContactFacts } from '../ui/ContactFacts.tsx';
import { Lines } from '../ui/Lines.tsx';
import night from '../ui/Night.module.css';
import css from './ContactBand.module.css';
import { aheadOfDesk, hourOf, shareOfDay } from './deskZones.ts';
import { zoneOfCountry } from '../forms/slot.ts';
import { usePageText } from './usePageText.ts';

/** The days of a week as content/claims.yaml names them. */
const dayNames = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
/** A Monday. */
const monday = Date.UTC(2024, 0, 1);
const day = 24;
const share = (hours: number) => shareOfDay(hours, dayNames.length);

type Span = readonly [from: number, length: number];

/** The reader's week from the day on which the sales desk opens first: the names of its days, and the desk's hours in it. */
function useSalesWeek(): { days: string[]; open: Span[] } {
  const { locale, today } = usePage();
  const { salesDays, salesFrom, salesTo } = useNeed('claims').support;
  const [first = 0, last = first] = salesDays.split('-').map((name) => dayNames.indexOf(name));
  const opens = first * day + hourOf(salesFrom) + aheadOfDesk(zoneOfCountry(locale.home), today);
  const begins = Math.floor(opens / day);
  const dateOf = (index: number) => new Date(monday + (begins + index) * dayMs).toISOString().slice(0, 10);
  return {
    days: dayNames.map((_, index) => weekdayOf(locale, dateOf(index))),
    open: Array.from({ length: last - first + 1 }, (_, index) => [
      opens + (index - begins) * day,
      hourOf(salesTo) - hourOf(salesFrom),
    ]),
  };
}

/** A week in hours: those in which we answer are filled, and each day is cut off from the next. */
function Week({ open, className = '' }: { open: readonly Span[]; className?: string }) {
  return (
    <svg className={`${css.week} ${className}`} width="100%" height="20" aria-hidden="true">
      {open.map(([from, length]) => (
        <rect key={from} x={share(from)} width={share(length)} height="20" />
      ))}
      {dayNames.slice(1).map((name, index) => (
        <line key={name} x1={share((index + 1) * day)} x2={share((index + 1) * day)} y2="20" />
      ))}
    </svg>
  );
}

/** Title, text and action come from `close` of the page's texts, or else from texts common to all pages. */
function Close() {
  const t = useT('layout');
  const own = usePageText();
  const { href, page } = usePage();
  // A page about no product says nothing about the visitor's wish.
  const about = Object.keys(page.enquiry).length > 0 ? { query: { product: page.id } } : {};
  const words = (key: string, common = '') => (own.has(`close.${key}`) ? own.t(`close.${key}`) : common);
  const text = words('text');
  const { days, open } = useSalesWeek();
  return (
    <section className={`${night.night} ${css.close}`}>
      <div className={`${ui.wrap} ${css.halves}`}>
        <div className={css.words}>
          <h2>
            <Lines text={words('title', t('contact.title'))} />
          </h2>
          {text && <p>{text}</p>}
          <a className={`${ui.btn} ${ui.go}`} href={href('contactUs', about)}>
            {words('action', t('actions.form'))}
          </a>
        </div>
        <ContactFacts
          support={<Week open={[[0, dayNames.length * day]]} />}
          sales={
            <>
              <Week open={open} className={css.sales} />
              <svg className={css.days} width="100%" height="22" aria-hidden="true">
                {days.map((name, index) => (
                  <text key={name} x={share((index + 0.5) * day)} y="18" textAnchor="middle">
                    {name}
                  </text>
                ))}
              </svg>
            </>
          }
        />
      </div>
    </section>
  );
}

export const ContactBand = /*#__PURE__*/ staticPart('ContactBand', () => <Close />, 'page');
