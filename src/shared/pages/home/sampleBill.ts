// An example of a month's bill, added up from our own price tables so that none of its figures is invented.
import type { Prices } from '../../app/needs.ts';

const servers = 2;
const messages = 10_000;
const messagesTo = 'TW';

export function sampleBill({ servers: instances, cdnPacks, ddos, sms }: Prices) {
  const server = instances.at(-1);
  const pack = cdnPacks.at(-1);
  const plan = ddos[1];
  const segment = sms.find(({ country }) => country === messagesTo);
  if (!server || !pack || !plan || !segment) return undefined;
  const lines = {
    compute: servers * server.platformUsdMonth,
    cdn: pack.platformUsd,
    ddos: plan.platformUsdMonth,
    sms: messages * segment.usdPerSegment,
  };
  const total = Object.values(lines).reduce((sum, amount) => sum + amount, 0);
  return {
    lines,
    total,
    contents: { servers, type: server.type, tb: pack.gb / 1000, protect: plan.protect, messages },
  };
}
