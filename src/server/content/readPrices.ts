// Reads the price lists and checks that no prices contradict each other.
import * as v from 'valibot';
import { packTerms, tierEnds } from '../../shared/calculators/cdnMonth.ts';
import { gbPerTb } from '../../shared/calculators/fields.ts';
import type { Exchange, Prices } from '../../shared/facts/facts.ts';
import { day } from '../../shared/facts/kinds.ts';
import {
  cdnSchema,
  ddosSchema,
  prepaidSchema,
  serversSchema,
  smsPricesSchema,
} from '../../shared/facts/priceSchemas.ts';
import { homeCountry } from '../../shared/pages/sms/sending.ts';
import { priceLists, type PriceList } from '../../shared/webapi/priceLists.ts';
import { reportTwice, type ReadFile, type Checked, type Path } from './contentFolder.ts';
import { link } from './kinds.ts';

function notAbove(list: Checked<unknown>, path: Path, price: number, limit: number, limitName: string): void {
  if (price > limit) list.fault(path, `${path.at(-1)} ${price} is above ${limitName} ${limit}`);
}

type Monthly = { listUsdMonth: number; platformUsdMonth: number };

function monthlyOffers(list: Checked<Monthly[]>): void {
  list.data.forEach(({ listUsdMonth, platformUsdMonth }, index) =>
    notAbove(list, [index, 'platformUsdMonth'], platformUsdMonth, listUsdMonth, 'listUsdMonth'),
  );
}

function readServers(read: ReadFile): Prices['servers'] | undefined {
  const list = read('prices/servers.yaml', serversSchema);
  if (!list) return undefined;
  monthlyOffers(list);
  reportTwice(
    list,
    list.data.map(({ type }) => type),
  );
  return list.data;
}

/** Each tier begins where the one before it ends, and only the last has no end: traffic between or above them would cost nothing. */
function checkTiers(list: Checked<unknown>, tiers: string[]): void {
  const ends = tierEnds({ tiers }).map((gb) => gb / gbPerTb);
  tiers.forEach((tier, index) => {
    const path = ['bandwidth', 'tiers', index];
    const isLast = index === tiers.length - 1;
    const [start, end = Infinity] = [ends[index - 1] ?? 0, ends[index]];
    if (!isLast && end === Infinity) list.fault(path, `${tier}: only the last tier may be without an end`);
    else if (isLast && end !== Infinity)
      list.fault(path, `${tier}: the last tier must be without an end, such as 100 TB+`);
    else if (start === Infinity) return;
    else if (Number.parseInt(tier, 10) !== start)
      list.fault(path, `${tier} does not begin at ${start}${index > 0 ? ', where the tier before it ends' : ''}`);
    else if (end <= start) list.fault(path, `${tier} ends before it begins`);
  });
}

/** Texts say of all packs for how many months they are valid, and by how much less they renew. */
function checkTerms(list: Checked<unknown>, packs: Prices['cdnPacks']): void {
  const [first, ...others] = packs.map(packTerms);
  const one = 'texts name one figure for all packs';
  others.forEach(({ months, renewPercent }, index) => {
    if (first && months !== first.months)
      list.fault(['packs', index + 1, 'months'], `months is ${months}, and ${first.months} in the first pack: ${one}`);
    // One above the platform price is reported as such.
    if (first && renewPercent !== first.renewPercent && renewPercent >= 0)
      list.fault(
        ['packs', index + 1, 'autoRenewUsd'],
        `autoRenewUsd is ${renewPercent}% below platformUsd, and ${first.renewPercent}% in the first pack: ${one}`,
      );
  });
}

function readCdn(read: ReadFile): Pick<Prices, 'cdnPacks' | 'bandwidth'> | undefined {
  const list = read('prices/cdn.yaml', cdnSchema);
  if (!list) return undefined;
  const { packs, bandwidth } = list.data;
  packs.forEach(({ listUsd, platformUsd, autoRenewUsd }, index) => {
    notAbove(list, ['packs', index, 'platformUsd'], platformUsd, listUsd, 'listUsd');
    notAbove(list, ['packs', index, 'autoRenewUsd'], autoRenewUsd, platformUsd, 'platformUsd');
  });
  checkTerms(list, packs);
  reportTwice(
    list,
    packs.map(({ gb }) => `${gb} GB`),
    (index) => ['packs', index],
  );
  checkTiers(list, bandwidth.tiers);
  if (!('AP1' in bandwidth.usdPerGb))
    list.fault(['bandwidth', 'usdPerGb'], 'there is no zone AP1, whose price pages name');
  for (const [zone, prices] of Object.entries(bandwidth.usdPerGb)) {
    const path = ['bandwidth', 'usdPerGb', zone];
    if (prices.length !== bandwidth.tiers.length)
      list.fault(path, `${zone} needs ${bandwidth.tiers.length} prices, one a tier`);
    if (prices.some((price, tier) => price >= (prices[tier - 1] ?? Infinity)))
      list.fault(path, `prices of ${zone} must fall from tier to tier`);
  }
  return { cdnPacks: packs, bandwidth };
}

function readDdos(read: ReadFile): Prices['ddos'] | undefined {
  const list = read('prices/ddos.yaml', ddosSchema);
  if (!list) return undefined;
  monthlyOffers(list);
  reportTwice(
    list,
    list.data.map(({ name }) => name),
  );
  return list.data;
}

function readPrepaid(read: ReadFile, exchange: Exchange | undefined): Prices['prepaid'] | undefined {
  const list = read('prices/prepaid.yaml', prepaidSchema);
  if (!list) return undefined;
  reportTwice(
    list,
    list.data.map(({ payUsd }) => `${payUsd} USD`),
  );
  for (const tab of ['new', 'topup'] as const)
    if (!list.data.some(({ tabs }) => tabs.includes(tab))) list.fault([0, 'tabs'], `no pack has ${tab} among its tabs`);
  list.data.forEach(({ payUsd, creditUsd, approxTwd }, index) => {
    if (creditUsd < payUsd) list.fault([index, 'creditUsd'], `creditUsd ${creditUsd} is below payUsd ${payUsd}`);
    const twd = exchange && Math.round(payUsd * exchange.twdPerUsd.rate);
    if (twd && twd !== approxTwd) list.fault([index, 'approxTwd'], `approxTwd is ${twd} at the rate in exchange.yaml`);
  });
  return list.data;
}

function readSms(read: ReadFile): Prices['sms'] | undefined {
  const list = read('prices/sms.yaml', smsPricesSchema);
  if (!list) return undefined;
  reportTwice(
    list,
    list.data.map(({ country }) => country),
  );
  if (!list.data.some(({ country }) => country === homeCountry))
    list.fault([0], `there is no price for ${homeCountry}, which pages name`);
  return list.data;
}

export function readPrices(read: ReadFile, exchange: Exchange | undefined): Prices | undefined {
  const servers = readServers(read);
  const cdn = readCdn(read);
  const ddos = readDdos(read);
  const prepaid = readPrepaid(read, exchange);
  const sms = readSms(read);
  return servers && cdn && ddos && prepaid && sms ? { servers, ...cdn, ddos, prepaid, sms } : undefined;
}

const days = Object.fromEntries(priceLists.map((list) => [list, day])) as Record<PriceList, typeof day>;
/** The day each list is valid from, and the licence of its data. */
export const priceFactsSchema = v.strictObject({ licence: link, validFrom: v.strictObject(days) });
export type PriceFacts = v.InferOutput<typeof priceFactsSchema>;
