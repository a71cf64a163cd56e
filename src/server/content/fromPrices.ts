// The lowest price of each list: what a menu entry may say it costs from.
import type { Prices } from '../../shared/facts/facts.ts';
import type { MenuRow } from './menuSchema.ts';

export type FromPrices = Record<NonNullable<MenuRow['from']>, number>;

export const fromPrices = ({ servers, bandwidth, ddos, sms, prepaid }: Prices): FromPrices => ({
  servers: Math.min(...servers.map(({ platformUsdMonth }) => platformUsdMonth)),
  cdn: Math.min(...Object.values(bandwidth.usdPerGb).flat()),
  ddos: Math.min(...ddos.map(({ platformUsdMonth }) => platformUsdMonth)),
  sms: Math.min(...sms.map(({ usdPerSegment }) => usdPerSegment)),
  prepaid: Math.min(...prepaid.map(({ payUsd }) => payUsd)),
});
