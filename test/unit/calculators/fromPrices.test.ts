// The lowest price of each list, wherever in the list it stands.
import { fromPrices } from '../../../src/shared/calculators/fromPrices.ts';
import type { Prices } from '../../../src/shared/facts/facts.ts';

const prices = {
  servers: [{ platformUsdMonth: 34.2 }, { platformUsdMonth: 7.6 }, { platformUsdMonth: 152 }],
  bandwidth: { tiers: ['0-1 TB', '1 TB+'], usdPerGb: { AP1: [0.22, 0.052], EU: [0.2, 0.036], NA: [0.19, 0.04] } },
  cdnPacks: [],
  ddos: [{ platformUsdMonth: 2796.8 }, { platformUsdMonth: 23.75 }],
  sms: [{ usdPerSegment: 0.048 }, { usdPerSegment: 0.0075 }, { usdPerSegment: 0.0195 }],
  prepaid: [
    { payUsd: 1000, creditUsd: 1020 },
    { payUsd: 500, creditUsd: 400 },
  ],
} as unknown as Prices;

test('the lowest price of each list', () => {
  expect(fromPrices(prices)).toEqual({ servers: 7.6, cdn: 0.036, ddos: 23.75, sms: 0.0075, prepaid: 500 });
});
