// The order of plans by price, and the lowest price of each list, for "from" prices in menus and texts.
import type { Prices } from '../facts/facts.ts';

/** Servers or protection plans, cheapest first. */
export const byPrice = <Plan extends { platformUsdMonth: number }>(plans: readonly Plan[]): Plan[] =>
  plans.toSorted((a, b) => a.platformUsdMonth - b.platformUsdMonth);

/** The lists whose lowest price is named. */
export const fromLists = ['servers', 'cdn', 'ddos', 'sms', 'prepaid'] as const;
export type FromPrices = Readonly<Record<(typeof fromLists)[number], number>>;

export const fromPrices = ({ servers, bandwidth, ddos, sms, prepaid }: Prices): FromPrices => ({
  servers: Math.min(...servers.map(({ platformUsdMonth }) => platformUsdMonth)),
  cdn: Math.min(...Object.values(bandwidth.usdPerGb).flat()),
  ddos: Math.min(...ddos.map(({ platformUsdMonth }) => platformUsdMonth)),
  sms: Math.min(...sms.map(({ usdPerSegment }) => usdPerSegment)),
  prepaid: Math.min(...prepaid.map(({ payUsd }) => payUsd)),
});
