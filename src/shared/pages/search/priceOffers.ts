// Every published price with the words that visitors know it by, for the search index and for results.
import type { Prices } from '../../facts/facts.ts';
import { countryName } from '../../i18n/displayNames.ts';
import type { LocaleRow } from '../../i18n/locales.ts';
import { pricesInColumn, rangeText, usd } from '../../i18n/numbers.ts';
import { packSize } from '../../i18n/units.ts';
import type { TranslatorOf } from '../../i18n/useT.ts';
import type { PageId } from '../pages.ts';

/** `note`: contents, or where it applies. `per`: unit that is paid for. */
type PriceOffer = { ref: string; page: PageId; title: string; note: string; price: string; per: string };

type Sources = { prices: Prices; texts: TranslatorOf; locale: LocaleRow };

const serverOffers = ({ prices, texts, locale }: Sources): PriceOffer[] =>
  prices.servers.map(({ name, spec, disk, platformUsdMonth }) => ({
    ref: `server ${name}`,
    page: 'server',
    title: texts('search')('offers.server', { name: texts('prices')(`servers.models.${name}.name`) }),
    note: `${spec}, ${disk}`,
    price: usd(locale, platformUsdMonth),
    per: texts('search')('per.month'),
  }));

const packOffers = ({ prices, texts, locale }: Sources): PriceOffer[] =>
  prices.cdnPacks.map(({ gb, months, platformUsd }) => ({
    ref: `pack ${gb}`,
    page: 'cdn',
    title: texts('search')('offers.pack', { size: packSize(gb) }),
    note: texts('search')('offers.packNote', { months }),
    price: usd(locale, platformUsd),
    per: '',
  }));

function zoneOffers({ prices, texts, locale }: Sources): PriceOffer[] {
  return Object.entries(prices.bandwidth.usdPerGb).map(([zone, tiers]) => {
    const [lowest = '', highest = ''] = pricesInColumn(locale, [Math.min(...tiers), Math.max(...tiers)]);
    return {
      ref: `cdn ${zone}`,
      page: 'cdn',
      title: texts('search')('offers.cdn', { zone: texts('prices')(`cdn.zones.${zone}.name`) }),
      note: texts('prices')(`cdn.zones.${zone}.places`),
      price: rangeText(locale, lowest, highest),
      per: texts('search')('per.gb'),
    };
  });
}

const ddosOffers = ({ prices, texts, locale }: Sources): PriceOffer[] =>
  prices.ddos.map(({ name, protect, platformUsdMonth }) => ({
    ref: `ddos ${name}`,
    page: 'ddos',
    title: texts('search')('offers.ddos', { name: texts('prices')(`ddos.plans.${name}`) }),
    note: protect.replace(', mainland line', ` ${texts('prices')('ddos.mainland')}`),
    price: usd(locale, platformUsdMonth),
    per: texts('search')('per.month'),
  }));

const smsOffers = ({ prices, texts, locale }: Sources): PriceOffer[] =>
  prices.sms.map(({ country, usdPerSegment }) => ({
    ref: `sms ${country}`,
    page: 'sms',
    title: texts('search')('offers.sms', { country: countryName(locale, country) }),
    note: texts('prices')('ddos.indicative'),
    price: usd(locale, usdPerSegment),
    per: texts('search')('per.segment'),
  }));

const prepaidOffers = ({ prices, texts, locale }: Sources): PriceOffer[] =>
  prices.prepaid.map(({ payUsd, creditUsd }) => ({
    ref: `prepaid ${payUsd}`,
    page: 'prepaidcard',
    title: texts('search')('offers.prepaid', { amount: usd(locale, payUsd) }),
    note: texts('search')('offers.prepaidNote', { amount: usd(locale, creditUsd) }),
    price: usd(locale, payUsd),
    per: '',
  }));

/** The prices whose pages exist in the language. */
export function priceOffers(sources: Sources, has: (page: PageId) => boolean): PriceOffer[] {
  return [serverOffers, zoneOffers, packOffers, ddosOffers, smsOffers, prepaidOffers]
    .flatMap((offers) => offers(sources))
    .filter(({ page }) => has(page));
}
