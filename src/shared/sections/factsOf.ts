// The figures that any text may name, each as the reader's language writes it: typed once, in content/.
import type { Needs } from '../app/needs.ts';
import { leftMbps, partsPerLeftOver } from '../calculators/ddosFinder.ts';
import { openHours } from '../calculators/quietHours.ts';
import { byPrice } from '../calculators/serverFinder.ts';
import type { LocaleRow } from '../i18n/locales.ts';
import { once } from '../i18n/once.ts';
import type { TranslatorOf, Values } from '../i18n/useT.ts';
import { ownerFactsOf } from '../owner/ownerFacts.ts';
import { dayText } from '../ui/dayText.ts';
import { percentText } from '../ui/percentText.ts';
import { plainNumber } from '../ui/plainNumber.ts';
import { usd } from '../ui/usd.ts';
import { priceFacts } from './priceFacts.ts';

const rates = once((iso: string) => new Intl.NumberFormat(iso, { minimumFractionDigits: 1 }));

/** In which words, and on which day. */
type Telling = { texts: TranslatorOf; today: string };

/** Where the figures stand. */
export type FactSources = Pick<Needs, 'claims' | 'exchange' | 'prices' | 'regions' | 'owner'>;

/** Figures of claims carry no thousands mark: 2000+, not 2,000+. */
export function factsOf(locale: LocaleRow, content: FactSources, { texts, today }: Telling): Values {
  const { cdn, edgeNext, sms, live, ddos, coshield, platform, cdnPacks, quietHours, reply, trial } = content.claims;
  const { twdPerUsd } = content.exchange;
  const { prices, regions, owner } = content;
  const servers = byPrice(prices.servers);
  const [cheapest, dearest] = [servers[0], servers.at(-1)];
  const price = (amount = 0) => usd(locale, amount);
  const percent = (value: number) => percentText(locale, value);
  const [replyFrom = 1, replyTo = 2] = reply.enquiryWorkingDays;
  return {
    ...priceFacts(prices, locale),
    ...ownerFactsOf(owner, { locale, today, texts }),
    regionCount: regions.length,
    zoneCount: regions.reduce((sum, { zones }) => sum + zones, 0),
    cdnNodes: cdn.nodes,
    cdnTbps: cdn.capacityTbps,
    edgeNodes: edgeNext.nodes,
    quietFree: plainNumber(locale, openHours(quietHours.ranges)),
    smsCountries: sms.countries,
    smsGateways: sms.gateways,
    smsDelivered: percent(sms.deliveryPercent),
    livePops: live.pops,
    liveTbps: live.capacityTbps,
    liveCountries: live.countries,
    cleaningRate: percent(ddos.cleaningPercent),
    cleanedOneIn: plainNumber(locale, partsPerLeftOver(ddos.cleaningPercent)),
    left100: plainNumber(locale, leftMbps(100, ddos.cleaningPercent)),
    livePackages: percent(live.packagesPercent),
    usersPerNode: coshield.usersPerNode,
    belowList: percent(platform.belowListPercent),
    packMonths: cdnPacks.validMonths,
    renewOff: percent(cdnPacks.autoRenewPercent),
    replyFrom,
    replyTo,
    activationHours: reply.activationHours,
    noticeHours: trial.noticeHours,
    tencentVoucher: texts('prices')('inText', { amount: plainNumber(locale, trial.tencentVoucherUsd) }),
    serverCount: servers.length,
    serverFrom: price(cheapest?.platformUsdMonth),
    serverFromList: price(cheapest?.listUsdMonth),
    serverTop: price(dearest?.platformUsdMonth),
    serverTopList: price(dearest?.listUsdMonth),
    twdRate: rates(locale.iso).format(twdPerUsd.rate),
    twdDay: dayText(locale, twdPerUsd.day),
  };
}
