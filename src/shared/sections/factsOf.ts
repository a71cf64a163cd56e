// The figures that any text may name, formatted for the page's language. Their values are typed in content/ only.
import type { Needs } from '../app/needs.ts';
import { copyTime, exampleLine } from '../calculators/moveTimes.ts';
import { ddosFinder, leftMbps, partsPerLeftOver, protectionOf } from '../calculators/ddosFinder.ts';
import { exampleAttack } from '../calculators/exampleAttack.ts';
import { openHours } from '../calculators/quietHours.ts';
import type { LocaleRow } from '../i18n/locales.ts';
import type { TextValues, TranslatorOf } from '../i18n/useT.ts';
import type { Claims, Owner, Prices } from '../facts/facts.ts';
import { ownerOn } from '../owner/lasts.ts';
import { type OwnerKey, ownerText } from '../owner/ownerSettings.ts';
import { sentenceGap } from '../i18n/marks.ts';
import { clockText, dayText } from '../i18n/days.ts';
import { monthsAYear } from '../i18n/times.ts';
import { percentText, plainNumber, rateText, usd } from '../i18n/numbers.ts';
import { cloudFacts } from './cloudFacts.ts';
import { aheadOfDesk, clockOf, hourOf } from './deskZones.ts';
import { zoneOfCountry } from '../forms/slot.ts';
import { bySize, cdnMonth, packTerms } from '../calculators/cdnMonth.ts';
import { gbPerTb } from '../calculators/fields.ts';
import { byPrice, fromPrices } from '../calculators/fromPrices.ts';
import { bonusOf, byPay } from '../calculators/prepaidNeed.ts';

/** Translator, and today's date. */
type Telling = { texts: TranslatorOf; today: string };

/** The content that the figures come from. */
export type FactSources = Pick<Needs, 'claims' | 'clouds' | 'exchange' | 'prices' | 'regions' | 'owner'>;

export function factsOf(locale: LocaleRow, content: FactSources, { texts, today }: Telling): TextValues {
  const { cdn, edgeNext, sms, ddos, coshield, platform, quietHours, reply, trial, clouds, support } = content.claims;
  const { twdPerUsd } = content.exchange;
  const { prices, regions, owner } = content;
  const servers = byPrice(prices.servers);
  const [cheapest, dearest] = [servers[0], servers.at(-1)];
  const { plan: attackPlan } = ddosFinder(prices.ddos, ddos.cleaningPercent, { ...exampleAttack, line: 'any' });
  const price = (amount = 0) => usd(locale, amount);
  const percent = (value: number) => percentText(locale, value);
  const [replyFrom = 1, replyTo = 2] = reply.enquiryWorkingDays;
  return {
    ...priceFigures(prices, locale),
    ...cloudFacts(content.clouds, locale),
    ...ownerFactsOf(owner, { locale, today, texts }),
    ...liveFigures(content.claims, locale),
    ...deskHours(support, locale, today),
    contactIn: texts('owner')(owner.reply.weekends === false ? 'reply.withinWorkdays' : 'reply.within', {
      hours: reply.activationHours,
    }),
    regionCount: regions.length,
    zoneCount: regions.reduce((sum, { zones }) => sum + zones, 0),
    cdnNodes: plainNumber(locale, cdn.nodes),
    cdnTbps: cdn.capacityTbps,
    edgeNodes: plainNumber(locale, edgeNext.nodes),
    quietFree: plainNumber(locale, openHours(quietHours.ranges)),
    smsCountries: sms.countries,
    smsGateways: plainNumber(locale, sms.gateways),
    smsDelivered: percent(sms.deliveryPercent),
    cleaningRate: percent(ddos.cleaningPercent),
    cleanedOneIn: plainNumber(locale, partsPerLeftOver(ddos.cleaningPercent)),
    attackGbps: plainNumber(locale, exampleAttack.gbps),
    attackLeft: plainNumber(locale, leftMbps(exampleAttack.gbps, ddos.cleaningPercent)),
    attackPlan: texts('prices')(`ddos.plans.${attackPlan?.name}`),
    attackPlanGbps: attackPlan ? plainNumber(locale, protectionOf(attackPlan).gbps) : '',
    attackPlanPrice: price(attackPlan?.platformUsdMonth),
    left100: plainNumber(locale, leftMbps(100, ddos.cleaningPercent)),
    usersPerNode: coshield.usersPerNode,
    belowList: percent(platform.belowListPercent),
    // Every vendor sends one bill a month, and we send one for all of them.
    billsDirect: clouds.length * monthsAYear,
    billsOurs: monthsAYear,
    replyFrom,
    replyTo,
    activationHours: reply.activationHours,
    noticeHours: trial.noticeHours,
    tencentVoucher: texts('prices')('inText', { amount: plainNumber(locale, trial.tencentVoucherUsd) }),
    copyHoursPerTb: plainNumber(locale, copyTime({ gb: gbPerTb, ...exampleLine }).hours, 0),
    copyHoursForTwo: plainNumber(locale, copyTime({ gb: 2 * gbPerTb, ...exampleLine }).hours, 0),
    serverCount: servers.length,
    serverFrom: price(cheapest?.platformUsdMonth),
    serverFromList: price(cheapest?.listUsdMonth),
    serverTop: price(dearest?.platformUsdMonth),
    serverTopList: price(dearest?.listUsdMonth),
    twdRate: rateText(locale, twdPerUsd.rate),
    twdDay: dayText(locale, twdPerUsd.day),
  };
}

/** Figures of the live service, which the menu names as well. */
export const liveFigures = ({ live }: Pick<Claims, 'live'>, locale: LocaleRow): TextValues => ({
  livePops: plainNumber(locale, live.pops),
  liveTbps: live.capacityTbps,
  liveCountries: live.countries,
  livePackages: percentText(locale, live.packagesPercent),
});

/** The sales desk's hours on the clock of a language's readers. */
function deskHours({ salesFrom, salesTo }: Claims['support'], locale: LocaleRow, today: string): TextValues {
  const ahead = aheadOfDesk(zoneOfCountry(locale.home), today);
  const there = (clock: string) => clockText(locale, clockOf(hourOf(clock) + ahead));
  return { deskFrom: there(salesFrom), deskTo: there(salesTo) };
}

const percentBelow = (from: number, to: number) => ((from - to) / from) * 100;

/** Figures of the price lists for texts to name: lowest prices, packs, and sums calculated from them. */
export function priceFigures(prices: Prices, locale: LocaleRow): TextValues {
  const { bandwidth, cdnPacks, prepaid } = prices;
  const from = fromPrices(prices);
  const price = (amount: number) => usd(locale, amount);
  const percent = (value: number) => percentText(locale, value);
  const [small, middle, large] = bySize(cdnPacks);
  const off = (pack = small) =>
    pack ? percent(Math.round(percentBelow(pack.listUsd, pack.platformUsd) * 10) / 10) : '';
  const perPack = byPay(prepaid).flatMap((pack, index) => [
    [`packPay${index + 1}`, price(pack.payUsd)],
    [`packCredit${index + 1}`, price(pack.creditUsd)],
    [`packBonus${index + 1}`, percent(bonusOf(pack).percent)],
  ]);
  const terms = small && packTerms(small);
  const twelveTb = cdnMonth(bandwidth, cdnPacks, { region: 'AP1', gb: 12, unit: 'tb' });
  const perTier = twelveTb.parts.flatMap(({ usdPerGb, usd: sum }, index) => [
    [`cdnTwelveTbPrice${index + 1}`, price(usdPerGb)],
    [`cdnTwelveTbSum${index + 1}`, price(sum)],
  ]);
  return {
    ...Object.fromEntries([...perPack, ...perTier]),
    packMonths: terms?.months ?? 0,
    renewOff: percent(terms?.renewPercent ?? 0),
    cdnFrom: price(from.cdn),
    cdnAsiaFrom: price(Math.min(...(bandwidth.usdPerGb['AP1'] ?? []))),
    cdnAsiaFirst: price(bandwidth.usdPerGb['AP1']?.[0] ?? 0),
    cdnTwelveTb: price(twelveTb.usd),
    cdnTwelveTbAverage: price(twelveTb.averageUsdPerGb),
    cdnPackFrom: price(small?.platformUsd ?? 0),
    cdnPackFromRenew: price(small?.autoRenewUsd ?? 0),
    cdnPackMiddle: price(middle?.platformUsd ?? 0),
    cdnPackMiddleRenew: price(middle?.autoRenewUsd ?? 0),
    cdnPackOffSmall: off(small),
    cdnPackOffMiddle: off(middle),
    cdnPackOffLarge: off(large),
    cdnPackLarge: price(large?.platformUsd ?? 0),
    cdnPackLargeList: price(large?.listUsd ?? 0),
    cdnPackLargeRenew: price(large?.autoRenewUsd ?? 0),
    cdnPackLargePerGb: price(large ? large.platformUsd / large.gb : 0),
    ddosFrom: price(from.ddos),
    smsFrom: price(from.sms),
  };
}

type About = { locale: LocaleRow; today: string; texts: TranslatorOf };

/** Facts that are a single setting. */
const plain = {
  creditAlso: 'prepaid.alsoFor',
  creditRefund: 'prepaid.refund',
  serverRegions: 'server.regions',
  serverIncludes: 'server.includes',
  coflyerFeatures: 'coflyer.features',
  coflyerDocs: 'docs.coflyer',
  coshieldPlatforms: 'coshield.platforms',
  coshieldDocs: 'docs.coshield',
  trialLengths: 'trial.lengths',
  weekendReply: 'reply.weekends',
} as const satisfies Record<string, OwnerKey>;

/** Service levels that questions name: these are read elsewhere as well, so each names its page. */
type Level = 'ddosLevel' | 'supportLevel';

type OwnerFacts = Readonly<Record<'invoiceType' | 'liveUsdt' | Level | keyof typeof plain, string>>;

function ownerFactsOf(owner: Owner, { locale, today, texts }: About): OwnerFacts {
  const t = texts('owner');
  const nameOf = (page: string) => texts(page)('name');
  const saying = { locale: locale.code, today, t, nameOf };
  const text = (key: OwnerKey) => ownerText(owner, key, saying) ?? '';
  const level = (about: string) => ownerText(ownerOn(owner, today), 'sla', { ...saying, about }) ?? '';
  const gap = sentenceGap(locale);
  const together = (...sentences: string[]) => sentences.filter(Boolean).join(gap);
  // Local names of invoices are shown to readers in that place only.
  const invoices: Partial<Record<LocaleRow['code'], string>> = {
    zh_TW: text('invoice.tw'),
    jp: together(t('empty.invoice.tw'), text('invoice.jp.qualifiedNumber')),
  };
  const takesUsdt = owner.payment.usdt.locales.includes(locale.code);
  const facts = Object.fromEntries(Object.entries(plain).map(([name, key]) => [name, text(key)]));
  return {
    ...(facts as Record<keyof typeof plain, string>),
    ddosLevel: level('ddos'),
    supportLevel: level('productService'),
    invoiceType: invoices[locale.code] ?? t('empty.invoice.tw'),
    // Includes the gap before it, so that no gap is left when the fact is empty.
    liveUsdt: takesUsdt ? gap + together(t('payment.usdt.live'), text('payment.usdt.networks')) : '',
  };
}
