// Local times at destinations when it is ten in the morning where the page's readers live, or at our desk: a chart of day and night, on phones a ruler of 24 hours for each city.
import { useNeed } from '../../app/needs.ts';
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { clockText } from '../../i18n/days.ts';
import { useT } from '../../i18n/useT.ts';
import { Linked } from '../../sections/Linked.tsx';
import { hoursMap, hoursPlace } from '../../ui/charts/hoursMap.ts';
import ui from '../../ui/common.module.css';
import { Lines } from '../../ui/Lines.tsx';
import section from '../../sections/Section.module.css';
import { cities, homeCountry, hourAt } from './sending.ts';
import css from './WorldHours.module.css';

const homeHour = 10;
/** Hours of the day between which marketing may be read rather than resented. */
const [dayFrom, dayTo] = [9, 21];
const { width, height, hour } = hoursMap;

const bend = (from: { x: number; y: number }, to: { x: number; y: number }) =>
  `M${from.x} ${from.y}Q${(from.x + to.x) / 2} ${Math.min(from.y, to.y) - Math.abs(from.x - to.x) / 8} ${to.x} ${to.y}`;

type Place = { country: string; name: string; at: number; words: string; x: number; y: number };

/** The cities of countries with a published price, each with its position and local time. */
function usePlaces(name: string): { places: Place[]; here: Place | undefined; others: Place[] } {
  const { today, locale } = usePage();
  const t = useT('sms');
  const { sms } = useNeed('prices');
  // Readers know the clock of their own country.
  const readers = sms.find(({ country }) => country === locale.home && cities[country])?.country;
  const start = readers ?? homeCountry;
  const home = cities[start];
  if (!home) throw new Error('There is no clock at home');
  const places = sms.flatMap(({ country }) => {
    const city = cities[country];
    if (!city) return [];
    const { hour: at, days } = hourAt(city.zone, home.zone, today, homeHour);
    const clock = clockText(locale, `${Math.floor(at)}:${at % 1 ? '30' : '00'}`);
    const words = days === 0 ? clock : t(`${name}.before`, { clock });
    return [{ country, at, words, name: t(`${name}.cities.${country}`), ...hoursPlace(city.lonLat) }];
  });
  return {
    places,
    here: places.find(({ country }) => country === start),
    others: places.filter(({ country }) => country !== start),
  };
}

/** Day and night across the world, with routes from home to the other cities. */
function Chart({ here, others }: { here: Place | undefined; others: readonly Place[] }) {
  const { hoursLand } = useNeed('charts');
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={[here, ...others].flatMap((place) => (place ? `${place.name} ${place.words}` : [])).join(' · ')}
    >
      <path className={css.lit} d={`M${dayFrom * hour} 0H${dayTo * hour}V${height}H${dayFrom * hour}z`} />
      <path className={css.land} d={hoursLand} />
      <path
        className={css.dark}
        d={`M0 0H${dayFrom * hour}V${height}H0zM${dayTo * hour} 0H${width}V${height}H${dayTo * hour}z`}
      />
      {here &&
        others.map((place) => <path key={place.country} className={css.route} pathLength="1" d={bend(here, place)} />)}
      {others.map((place) => (
        <g key={place.country}>
          <circle className={css.place} cx={place.x} cy={place.y} r="6" />
          <text
            x={place.x}
            y={place.y > (here?.y ?? height / 2) || place.x > width - 220 ? place.y + 34 : place.y - 18}
            textAnchor={place.x > width - 220 ? 'end' : place.x < 200 ? 'start' : 'middle'}
          >
            {place.name} <tspan className={css.clock}>{place.words}</tspan>
          </text>
        </g>
      ))}
      {here && (
        <g>
          <circle className={css.home} cx={here.x} cy={here.y} r="13" />
          <circle className={css.homeDot} cx={here.x} cy={here.y} r="6" />
          <text x={here.x + 24} y={here.y + 18}>
            {here.name} <tspan className={`${css.clock} ${css.now}`}>{here.words}</tspan>
          </text>
        </g>
      )}
    </svg>
  );
}

/** For phones: a ruler of 24 hours for each city, the latest first. */
function Clocks({ places }: { places: readonly Place[] }) {
  return (
    <ul className={css.clocks}>
      {places
        .toSorted((a, b) => b.at - a.at)
        .map(({ country, name: city, at, words }) => (
          <li key={country}>
            <b>{city}</b>
            <svg width="100%" height="22" aria-hidden="true">
              <rect y="6" width="100%" height="10" className={css.night} />
              <rect
                x={`${(dayFrom / 24) * 100}%`}
                y="6"
                width={`${((dayTo - dayFrom) / 24) * 100}%`}
                height="10"
                className={css.day}
              />
              <circle cx={`${(at / 24) * 100}%`} cy="11" r="9" className={css.homeDot} />
            </svg>
            <span>{words}</span>
          </li>
        ))}
    </ul>
  );
}

export const WorldHours = /*#__PURE__*/ staticPart(
  'WorldHours',
  function WorldHours({ name }: { name: string }) {
    const { locale } = usePage();
    const t = useT('sms');
    const { places, here, others } = usePlaces(name);
    // Far west of home it is earliest; the heading names that city.
    const earliest = others.toSorted((a, b) => a.at - b.at)[0];
    const facts = {
      home: here?.name ?? '',
      clock: here?.words ?? '',
      city: earliest?.name ?? '',
      there: earliest?.words ?? '',
    };
    return (
      <section className={`${section.section} ${css.section}`} id={name}>
        <div className={`${ui.wrap}`}>
          <div className={ui.secHead}>
            <h2>
              <Lines text={t(`${name}.title`, facts)} />
            </h2>
            <p>
              <Linked text={t(`${name}.text`)} />
            </p>
          </div>
        </div>
        <figure className={css.world}>
          <ol className={css.hours} aria-hidden="true">
            {Array.from({ length: 24 }, (_, at) => (
              <li key={`h${at + 1}`} data-now={at === homeHour ? '' : undefined}>
                {at}
              </li>
            ))}
          </ol>
          <Chart here={here} others={others} />
          <Clocks places={places} />
          <figcaption className={ui.wrap}>
            {t(`${name}.key`, { from: clockText(locale, `${dayFrom}:00`), to: clockText(locale, `${dayTo}:00`) })}
          </figcaption>
        </figure>
      </section>
    );
  },
  'page',
);
