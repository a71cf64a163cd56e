// Figures of the price lists for texts to name: lowest prices, packs, and sums calculated from them.
import type { Prices } from '../facts/facts.ts';
import { cdnMonth } from '../calculators/cdnMonth.ts';
import { fromPrices } from '../calculators/fromPrices.ts';
import { bonusOf } from '../calculators/prepaidNeed.ts';
import type { LocaleRow } from '../i18n/locales.ts';
import type { TextValues } from '../i18n/useT.ts';
import { percentText, usd } from '../i18n/numbers.ts';

const percentBelow = (from: number, to: number) => ((from - to) / from) * 100;

export function priceFigures(prices: Prices, locale: LocaleRow): TextValues {
  const { bandwidth, cdnPacks, prepaid } = prices;
  const from = fromPrices(prices);
  const price = (amount: number) => usd(locale, amount);
  const percent = (value: number) => percentText(locale, value);
  const [small, middle, large] = cdnPacks.toSorted((a, b) => a.gb - b.gb);
  const packs = prepaid.toSorted((a, b) => a.payUsd - b.payUsd);
  const off = (pack = small) =>
    pack ? percent(Math.round(percentBelow(pack.listUsd, pack.platformUsd) * 10) / 10) : '';
  const perPack = packs.flatMap((pack, index) => [
    [`packPay${index + 1}`, price(pack.payUsd)],
    [`packCredit${index + 1}`, price(pack.creditUsd)],
    [`packBonus${index + 1}`, percent(bonusOf(pack).percent)],
  ]);
  const twelveTb = cdnMonth(bandwidth, cdnPacks, { region: 'AP1', gb: 12, unit: 'tb' });
  const perTier = twelveTb.parts.flatMap(({ usdPerGb, usd: sum }, index) => [
    [`cdnTwelveTbPrice${index + 1}`, price(usdPerGb)],
    [`cdnTwelveTbSum${index + 1}`, price(sum)],
  ]);
  return {
    ...Object.fromEntries([...perPack, ...perTier]),
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
