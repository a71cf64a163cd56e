// A sample estimate over five price lists, signed with a known secret, and a function to make others.
import { sealEstimate } from '../../src/server/forms/estimates.ts';
import { secretsOf } from '../../src/server/secrets.ts';
import type { Estimate, EstimateLine } from '../../src/shared/facts/Estimate.ts';

/** Value of SESSION_SECRET. */
export const estimateSecret = 'estimates-of-this-test-0123456789-abcdef';

export const sealed = (lines: readonly EstimateLine[], other: Partial<Estimate> = {}, key = estimateSecret): string =>
  sealEstimate(secretsOf([key]), { name: '', region: '', gb: 0, lines, ...other });

export const line = (
  kind: EstimateLine['kind'],
  id: string,
  quantity: number,
  months: number,
  usd: number,
): EstimateLine => ({ kind, id, quantity, months, usd, day: '2026-11-20' });

/** Items at the prices of test/fixtures/content, except the messages. */
export const shop = [
  line('server', 'g1.large', 3, 12, 34.2),
  line('traffic', 'AP1', 1500, 6, 267.5),
  line('ddos', 'Basic', 1, 12, 23.75),
  line('sms', 'TW', 2000, 12, 0.045),
  line('topUp', '1000', 1, 1, 1000),
];
