// Figures for articles ({{name}}), formatted per language: prices, rows of price lists, distances and promises.
import { breakEvenGb, bySize, cdnSum, packMix, tierParts } from '../../shared/calculators/cdnMonth.ts';
import { toTwd } from '../../shared/calculators/currency.ts';
import { leftMbps, protectionOf } from '../../shared/calculators/ddosFinder.ts';
import { fibreFloor, floorSites } from '../../shared/calculators/fibreFloor.ts';
import { bonusOf, byPay } from '../../shared/calculators/prepaidNeed.ts';
import { rounded } from '../../shared/calculators/rounded.ts';
import { serverSize } from '../../shared/calculators/serverFinder.ts';
import type { Claims, Exchange, Prices, Region } from '../../shared/facts/facts.ts';
import { dayText } from '../../shared/i18n/days.ts';
import type { LocaleRow } from '../../shared/i18n/locales.ts';
import { plainNumber, tenths, twd, usd } from '../../shared/i18n/numbers.ts';
import type { TextValues } from '../../shared/i18n/useT.ts';
import { priceFigures } from '../../shared/sections/factsOf.ts';

type Sources = { prices: Prices; claims: Claims; exchange: Exchange; regions: Region[] };

/** Monthly traffic of the example sites in articles. */
const exampleGb = [400, 500, 600];

type Figures = Record<string, string | number>;

/** Prefixes names: `jp-tokyo` and `Km` become `floorJpTokyoKm`. */
function named(kind: string, row: string, figures: Figures): Figures {
  const name = row.replaceAll(/(?:^|-)(\w)/g, (_whole, letter: string) => letter.toUpperCase());
  return Object.fromEntries(Object.entries(figures).map(([figure, value]) => [`${kind}${name}${figure}`, value]));
}

function rowFigures({ prices, claims, exchange }: Sources, locale: LocaleRow): Figures[] {
  const price = (amount: number) => usd(locale, amount);
  const cents = (amount: number) => price(rounded(amount, 2));
  const number = (value: number) => plainNumber(locale, value);
  const { bandwidth } = prices;
  const packs = bySize(prices.cdnPacks);
  const largest = packs.at(-1)?.platformUsd ?? 0;
  const monthFigures = (region: string, gb: number): Figures => {
    const month = cdnSum(tierParts(bandwidth, region, gb));
    return {
      [`Month${gb}`]: price(month),
      [`SixMonths${gb}`]: price(month * 6),
      [`SixMonths${gb}Saved`]: price(rounded(month * 6 - largest, 2)),
      [`SixMonths${gb}Packs`]: price(packMix(packs, gb, month).usd),
    };
  };
  return [
    ...prices.servers.map((server) => {
      const { cpus, gib } = serverSize(server);
      return named('server', server.name, {
        Price: price(server.platformUsdMonth),
        List: price(server.listUsdMonth),
        PerCpu: cents(server.platformUsdMonth / cpus),
        PerGib: cents(server.platformUsdMonth / gib),
      });
    }),
    ...prices.ddos.map((plan) => {
      const { gbps } = protectionOf(plan);
      return named('ddos', plan.name, {
        Price: price(plan.platformUsdMonth),
        List: price(plan.listUsdMonth),
        Gbps: number(gbps),
        PerGbps: cents(plan.platformUsdMonth / gbps),
        Left: number(leftMbps(gbps, claims.ddos.cleaningPercent)),
      });
    }),
    ...Object.entries(bandwidth.usdPerGb).map(([region, tiers]) =>
      named('cdn', region, {
        ...Object.fromEntries(tiers.map((tier, index) => [`Tier${index + 1}`, price(tier)])),
        ...Object.fromEntries(
          packs.map((pack, index) => [`Even${index + 1}`, tenths(locale, breakEvenGb(bandwidth, region, pack))]),
        ),
        ...Object.assign({}, ...exampleGb.map((gb) => monthFigures(region, gb))),
      }),
    ),
    ...prices.sms.map(({ country, usdPerSegment }) =>
      named('sms', country, {
        Price: price(usdPerSegment),
        TenThousand: price(usdPerSegment * 10_000),
        TenThousandTwice: price(usdPerSegment * 20_000),
      }),
    ),
    ...byPay(prices.prepaid).map((pack, index) =>
      named('pack', String(index + 1), {
        BonusUsd: price(bonusOf(pack).usd),
        Twd: twd(locale, toTwd(pack.payUsd, exchange.twdPerUsd)),
      }),
    ),
  ];
}

const floorFigures = ({ regions }: Sources, locale: LocaleRow): Figures[] =>
  regions.map(({ id }) => {
    const floor = fibreFloor(floorSites(regions), { from: 'taipei', to: id });
    return named('floor', id, {
      Km: plainNumber(locale, floor?.km ?? 0),
      Ms: tenths(locale, floor?.ms ?? 0),
      FirstByteMs: tenths(locale, floor?.firstByteMs ?? 0),
    });
  });

export function articleFigures(sources: Sources, locale: LocaleRow): TextValues {
  const { prices, claims, exchange, regions } = sources;
  const [replyFrom = 1, replyTo = 2] = claims.reply.enquiryWorkingDays;
  return {
    ...priceFigures(prices, locale),
    ...Object.assign({}, ...rowFigures(sources, locale), ...floorFigures(sources, locale)),
    regionCount: regions.length,
    activationHours: claims.reply.activationHours,
    prepaidHours: claims.reply.prepaidHours,
    noticeHours: claims.trial.noticeHours,
    noticeDays: claims.trial.noticeHours / 24,
    voucher: usd(locale, claims.trial.tencentVoucherUsd),
    replyFrom,
    replyTo,
    twdRate: tenths(locale, exchange.twdPerUsd.rate),
    twdDay: dayText(locale, exchange.twdPerUsd.day),
  };
}
