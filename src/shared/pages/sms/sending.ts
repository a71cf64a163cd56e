// Data of the SMS page's drawings: the example's destination, and the cities whose clocks are shown.
import { hourMs } from '../../i18n/times.ts';
import { aheadAt, hoursAhead } from '../../i18n/zones.ts';

/** The destination that the page's examples go to. */
export const homeCountry = 'TW';

type City = { zone: string; lonLat: readonly [number, number] };

/** One city for each country with a published price; a country without a city here has no clock on the page. */
export const cities: Readonly<Record<string, City>> = {
  TW: { zone: 'Asia/Taipei', lonLat: [121.56, 25.03] },
  JP: { zone: 'Asia/Tokyo', lonLat: [139.69, 35.68] },
  TH: { zone: 'Asia/Bangkok', lonLat: [100.5, 13.75] },
  CH: { zone: 'Europe/Zurich', lonLat: [8.54, 47.37] },
  CA: { zone: 'America/Toronto', lonLat: [-79.38, 43.65] },
};

const hours = 24;

/** The hour at a place, and the days before or after, when it is `homeHour` at home on `day`. */
export function hourAt(zone: string, home: string, day: string, homeHour: number): { hour: number; days: number } {
  const atHome = homeHour - hoursAhead(home, day);
  // At that very moment: a place's clocks may change on that day.
  const there = atHome + aheadAt(zone, Date.parse(day) + atHome * hourMs);
  return { hour: ((there % hours) + hours) % hours, days: Math.floor(there / hours) };
}
