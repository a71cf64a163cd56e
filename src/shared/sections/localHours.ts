// The hours of the sales desk, told at UTC+8, as the clock of another place shows them.

/** Only Cambodia's clock differs from that of the other offices. */
const hoursFromDesk: Readonly<Record<string, number>> = { KH: -1 };

const shifted = (time: string, by: number): string => {
  const [hours = '0', minutes = '00'] = time.split(':');
  return `${Number(hours) + by}:${minutes}`;
};

export function localHours(country: string, from: string, to: string): { from: string; to: string; zone: string } {
  const by = hoursFromDesk[country] ?? 0;
  return { from: shifted(from, by), to: shifted(to, by), zone: `UTC+${8 + by}` };
}
