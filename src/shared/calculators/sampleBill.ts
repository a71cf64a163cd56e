// An example of a monthly bill, computed from our price lists so that no figure is invented.
import type { Prices } from '../facts/facts.ts';
import { choice, gbPerTb, whole, type ValuesOf } from './fields.ts';
import { rounded } from './rounded.ts';

const messagesTo = 'TW';
const none = 'none';
const tbOf = ({ gb }: { gb: number }) => String(gb / gbPerTb);

export function sampleBillFields({ cdnPacks, ddos }: Pick<Prices, 'cdnPacks' | 'ddos'>) {
  const packs = cdnPacks.map(tbOf);
  const plans = ddos.map(({ name }) => name);
  return {
    s: whole(0, 100, 2),
    tb: choice([none, ...packs], packs.at(-1) ?? none),
    // Not named `plan`: a link to the form uses that name for the visitor's wish.
    ddos: choice([none, ...plans], plans[1] ?? none),
    sms: whole(0, 10_000_000, 10_000),
  };
}

type Asked = ValuesOf<ReturnType<typeof sampleBillFields>>;

function firstAsked(prices: Prices): Asked {
  const { s, tb, ddos, sms } = sampleBillFields(prices);
  return { s: s.initial, tb: tb.initial, ddos: ddos.initial, sms: sms.initial };
}

export function sampleBill(prices: Prices, asked = firstAsked(prices)) {
  const server = prices.servers.at(-1);
  const segment = prices.sms.find(({ country }) => country === messagesTo);
  const pack = prices.cdnPacks.find((each) => tbOf(each) === asked.tb);
  const plan = prices.ddos.find(({ name }) => name === asked.ddos);
  if (!server || !segment) return undefined;
  const lines = {
    compute: rounded(asked.s * server.platformUsdMonth, 2),
    // A pack is paid once for all its months.
    cdn: pack ? rounded(pack.platformUsd / pack.months, 2) : 0,
    ddos: plan?.platformUsdMonth ?? 0,
    sms: rounded(asked.sms * segment.usdPerSegment, 2),
  };
  const total = rounded(
    Object.values(lines).reduce((sum, amount) => sum + amount, 0),
    2,
  );
  const contents = {
    servers: asked.s,
    type: server.type,
    tb: pack ? pack.gb / gbPerTb : 0,
    protect: plan?.protect ?? '',
    messages: asked.sms,
  };
  return { lines, total, contents };
}

export type SampleBill = NonNullable<ReturnType<typeof sampleBill>>;

const days = 31;
/** The days of two campaigns, and the share of the month's messages that each sends. */
export const campaignDays = [
  [11, 0.4],
  [24, 0.6],
] as const;
const shareOn = (day: number): number => campaignDays.find(([each]) => each === day)?.[1] ?? 0;
export const largestCampaign = 24;

/** The bill at the end of each day: a pack's share is booked on the first day, messages on campaign days, everything else evenly. */
export function billByDay({ lines }: Pick<SampleBill, 'lines'>): number[] {
  let sent = 0;
  return Array.from({ length: days }, (_, index) => {
    sent += shareOn(index + 1);
    return rounded(lines.cdn + ((lines.compute + lines.ddos) * (index + 1)) / days + lines.sms * sent, 2);
  });
}

export const campaignUsd = ({ lines }: Pick<SampleBill, 'lines'>): number =>
  rounded(lines.sms * shareOn(largestCampaign), 2);
