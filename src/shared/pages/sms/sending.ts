// What the drawings of the SMS page are made of: where the published prices lead, and by which clocks their readers live.

/** The destination that the page's examples go to. */
export const homeCountry = 'TW';
export const thousand = 1000;

type City = { zone: string; lonLat: readonly [number, number] };

/** One city for each country with a published price; another country's clock is not shown until its city stands here. */
export const cities: Readonly<Record<string, City>> = {
  TW: { zone: 'Asia/Taipei', lonLat: [121.56, 25.03] },
  JP: { zone: 'Asia/Tokyo', lonLat: [139.69, 35.68] },
  TH: { zone: 'Asia/Bangkok', lonLat: [100.5, 13.75] },
  CH: { zone: 'Europe/Zurich', lonLat: [8.54, 47.37] },
  CA: { zone: 'America/Toronto', lonLat: [-79.38, 43.65] },
};

const hours = 24;

/** The hour at a place, and how many days it is off, when it is so late at home on a day. */
export function hourAt(zone: string, home: string, day: string, homeHour: number): { hour: number; days: number } {
  const offsetOf = (timeZone: string) => {
    const at = new Date(`${day}T12:00:00Z`);
    const text = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' })
      .formatToParts(at)
      .find(({ type }) => type === 'timeZoneName')?.value;
    const [, sign = '+', h = '0', m = '0'] = /GMT(?:([+-])(\d+):(\d+))?/.exec(text ?? '') ?? [];
    return (Number(h) + Number(m) / 60) * (sign === '-' ? -1 : 1);
  };
  const there = homeHour - offsetOf(home) + offsetOf(zone);
  return { hour: ((there % hours) + hours) % hours, days: Math.floor(there / hours) };
}
