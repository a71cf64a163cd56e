// Makes the banners of one language, filled in with figures of the largest CDN pack.
import { packAtTiers } from '../../../shared/calculators/cdnMonth.ts';
import type { Claims, Prices } from '../../../shared/facts/facts.ts';
import { localeOf, type LocaleCode } from '../../../shared/i18n/locales.ts';
import type { HasPage } from '../../../shared/pages/addresses.ts';
import { usd } from '../../../shared/i18n/numbers.ts';
import type { Banner } from '../../../shared/webapi/types.ts';
import type { BannerRow } from '../../content/menuSchema.ts';
import { targetLink } from './targetLink.ts';
import type { Text } from './Text.ts';

type Parts = { banners: readonly BannerRow[]; prices: Prices; claims: Claims; text: Text; has: HasPage };

const gbPerTb = 1000;

function figures({ prices, claims }: Parts, locale: LocaleCode): Record<string, string> {
  const { iso } = localeOf(locale);
  const number = (value: number) => value.toLocaleString(iso);
  const pack = prices.cdnPacks.at(-1);
  return {
    packTb: number((pack?.gb ?? 0) / gbPerTb),
    packMonths: number(pack?.months ?? 0),
    packPrice: usd(localeOf(locale), pack?.platformUsd ?? 0),
    tierPrice: usd(localeOf(locale), pack ? packAtTiers(prices.bandwidth, pack) : 0),
    autoRenew: (claims.cdnPacks.autoRenewPercent / 100).toLocaleString(iso, { style: 'percent' }),
    countries: String(claims.sms.countries),
    delivered: (claims.sms.deliveryPercent / 100).toLocaleString(iso, { style: 'percent' }),
  };
}

export function bannersOf(parts: Parts, locale: LocaleCode): Banner[] {
  const values = figures(parts, locale);
  const words = (key: string) => parts.text(locale, 'banners', key, values);
  return parts.banners.flatMap(({ id, art, dialog, until, links }) => {
    const shown = links.flatMap((row) => {
      const link = targetLink(row, locale, parts.has);
      return link ? [{ text: words(`${id}.links.${row.id}`), link }] : [];
    });
    if (shown.length === 0) return [];
    const [title, text, label, note] = [
      words(`${id}.title`),
      words(`${id}.text`),
      words(`${id}.label`),
      words(`${id}.note`),
    ];
    return [{ id, title, text, label, note, art, links: shown, dialog, ...(until && { until }) }];
  });
}
