// When we can be reached: the sales desk's hours in the time zones of other places, and technical support around the clock.
import { useNeed } from '../app/needs.ts';
import { usePage } from '../app/PageContext.ts';
import { staticPart } from '../app/staticPart.tsx';
import { clockText } from '../i18n/days.ts';
import { useT } from '../i18n/useT.ts';
import css from './DeskHours.module.css';
import { aheadOfDesk, clockOf, hourOf, partsOfDay, shareOfDay } from './deskZones.ts';
import { Section, type Ground } from './Section.tsx';
import { zoneOfCountry } from '../forms/slot.ts';
import { utcName, middayOf } from '../i18n/zones.ts';

const day = 24;
const marks = [0, 6, 12, 18, 24];
/** Countries of readers in other time zones than our offices. */
const readers = ['JP', 'BR'];
type Open = { opens: number; length: number };

/** A place's working hours on an axis of the desk's day; two lines mark the desk's own hours. */
function Strip({ ahead, desk: { opens, length } }: { ahead: number; desk: Open }) {
  return (
    <svg className={css.strip} width="100%" height="72" aria-hidden="true">
      <rect className={css.closed} x="0" y="14" width="100%" height="44" />
      {partsOfDay(opens - ahead, length).map(([from, hours]) => (
        <rect key={from} className={css.open} x={shareOfDay(from)} y="14" width={shareOfDay(hours)} height="44" />
      ))}
      {[opens, opens + length].map((hour) => (
        <line key={hour} className={css.edge} x1={shareOfDay(hour)} x2={shareOfDay(hour)} y1="-1" y2="73" />
      ))}
    </svg>
  );
}

/** A row for each time zone with offices, then one for each country of other readers. */
function useRows() {
  const { today } = usePage();
  const t = useT('offices');
  const offices = useNeed('offices');
  const aheadIn = (country: string) => aheadOfDesk(zoneOfCountry(country), today);
  const rowsOfOffices = [...Map.groupBy(offices, ({ country }) => aheadIn(country)).values()].map((group) => ({
    country: group[0]?.country ?? '',
    name: group.map(({ id }) => t(`cities.${id}`)).join(t('separator')),
    note: t('office'),
  }));
  const rowsOfReaders = readers.map((country) => ({ country, name: t(`cities.${country}`), note: t('customers') }));
  return [...rowsOfOffices, ...rowsOfReaders].map((row) => ({ ...row, ahead: aheadIn(row.country) }));
}

/** The desk's day in hours. */
function Axis() {
  const t = useT('offices');
  const { locale } = usePage();
  return (
    <svg className={css.axis} width="100%" height="44" aria-hidden="true">
      <rect className={css.open} x="0" y="1" width="100%" height="11" />
      {Array.from({ length: day / 2 }, (_, index) => (
        <rect
          key={`h${index * 2}`}
          className={css.always}
          x={shareOfDay(index * 2)}
          y="1"
          width={shareOfDay(1)}
          height="11"
        />
      ))}
      {marks.map((hour) => (
        <text
          key={hour}
          x={shareOfDay(hour)}
          y="36"
          textAnchor={hour === 0 ? 'start' : hour === day ? 'end' : 'middle'}
        >
          {hour === day / 2 ? t('axis', { clock: clockText(locale, `${hour}:00`) }) : clockText(locale, `${hour}:00`)}
        </text>
      ))}
    </svg>
  );
}

export const DeskHours = /*#__PURE__*/ staticPart(
  'DeskHours',
  function DeskHours({ name, ground }: { name: string; ground?: Ground }) {
    const { locale, today } = usePage();
    const t = useT('offices');
    const rows = useRows();
    const { salesFrom, salesTo } = useNeed('claims').support;
    const opens = hourOf(salesFrom);
    const desk = { opens, length: hourOf(salesTo) - opens };
    const there = (clock: string, ahead: number) => clockText(locale, clockOf(hourOf(clock) + ahead));
    return (
      <Section name={name} ground={ground}>
        <div className={css.hours}>
          <svg className={css.desk} width="100%" height="34" aria-hidden="true">
            <rect x={shareOfDay(opens)} y="0" width={shareOfDay(desk.length)} height="34" />
            <text x={shareOfDay(opens + desk.length / 2)} y="22" textAnchor="middle">
              {t('desk')}
            </text>
          </svg>
          <ul>
            {rows.map(({ country, name: places, note, ahead }) => (
              <li key={country}>
                <h3>
                  {places} <small>{note}</small>
                </h3>
                <Strip ahead={ahead} desk={desk} />
                <p>
                  <small>{utcName(zoneOfCountry(country), middayOf(today))}</small>{' '}
                  {t('range', { from: there(salesFrom, ahead), to: there(salesTo, ahead) })}
                </p>
              </li>
            ))}
            <li>
              <h3>
                {t('support')} <small>{t('everybody')}</small>
              </h3>
              <svg className={css.strip} width="100%" height="72" aria-hidden="true">
                <rect className={css.always} x="0" y="14" width="100%" height="44" />
              </svg>
              <p>
                <small>{t('allWeek')}</small> {t('always')}
              </p>
            </li>
          </ul>
          <Axis />
        </div>
      </Section>
    );
  },
  'page',
);
