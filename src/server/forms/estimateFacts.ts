// Data of the estimate page: its lines, the rows of the price lists they need, and their texts.
import { priceEstimate, type PricedRow } from '../../shared/calculators/estimate.ts';
import {
  lineKey,
  noEstimate,
  type Estimate,
  type EstimateFacts,
  type EstimateLine,
  type LineWords,
} from '../../shared/facts/Estimate.ts';
import type { Prices, Rate } from '../../shared/facts/facts.ts';
import { dayText, taipeiDay } from '../../shared/i18n/days.ts';
import { withoutJoiners } from '../../shared/i18n/joinWords.ts';
import { colon, listMark } from '../../shared/i18n/marks.ts';
import { rateText } from '../../shared/i18n/numbers.ts';
import { packSize, specText } from '../../shared/i18n/units.ts';
import { indicativeOf, lineName } from '../../shared/wishes/estimateText.ts';
import type { WishReader } from '../../shared/wishes/wishValues.ts';
import type { Secrets } from '../secrets.ts';
import { openEstimate, sealEstimate } from './estimates.ts';

/** The same lines at current prices. A line that is no longer in the lists keeps its own price. */
export const atPricesOf = (estimate: Estimate, rows: readonly PricedRow[]): Estimate => ({
  ...estimate,
  lines: rows.map(({ line, now }) => now ?? line),
});

/** The rows that price these lines, and the packs that could replace traffic. */
function listsFor(prices: Prices, lines: readonly EstimateLine[]): Prices {
  const has = (kind: EstimateLine['kind'], id: string | number) =>
    lines.some((line) => line.kind === kind && line.id === String(id));
  const hasTraffic = lines.some(({ kind }) => kind === 'traffic');
  const { tiers, usdPerGb } = prices.bandwidth;
  return {
    servers: prices.servers.filter(({ type }) => has('server', type)),
    cdnPacks: prices.cdnPacks.filter(({ gb }) => hasTraffic || has('pack', gb)),
    bandwidth: {
      tiers,
      usdPerGb: Object.fromEntries(Object.entries(usdPerGb).filter(([zone]) => has('traffic', zone))),
    },
    ddos: prices.ddos.filter(({ name }) => has('ddos', name)),
    prepaid: prices.prepaid.filter(({ payUsd }) => has('topUp', payUsd)),
    sms: prices.sms.filter(({ country }) => has('sms', country)),
  };
}

/** Texts that do not depend on the currency; the browser renders them again. */
function wordsOf(prices: Prices, line: EstimateLine, reader: WishReader): LineWords {
  const { servers, ddos, cdnPacks } = prices;
  const { locale } = reader;
  const t = reader.textsOf('prices');
  const server = servers.find(({ type }) => type === line.id);
  const pack = cdnPacks.find(({ gb }) => String(gb) === line.id);
  const places = t(`cdn.zones.${line.id}.places`);
  const details = {
    server:
      server &&
      [`${t(`servers.models.${server.name}.name`)}${colon(locale)}${specText(locale, server.spec)}`, server.disk].join(
        listMark(locale),
      ),
    // For some zones the places are just the code.
    traffic: places === line.id ? undefined : places,
    ddos: ddos
      .find(({ name }) => name === line.id)
      ?.protect.replace(', mainland line', `${listMark(locale)}${t('ddos.mainland')}`),
    pack: pack && reader.textsOf('estimate')('details.pack', { count: pack.months }),
    sms: undefined,
    topUp: undefined,
  };
  const detail = details[line.kind];
  const indicative = indicativeOf(line, prices, reader);
  return {
    name: withoutJoiners(lineName(line, reader)),
    ...(detail && { detail: withoutJoiners(detail) }),
    ...(line.kind === 'pack' && { size: withoutJoiners(packSize(Number(line.id))) }),
    day: withoutJoiners(dayText(locale, line.day)),
    ...(indicative && { indicative }),
  };
}

type Parts = { secrets: Secrets; prices: Prices; rate: Rate };
type OpenedEstimate = Pick<EstimateFacts, 'host' | 'isMember'> & {
  code: string | undefined;
  now: number;
  reader: WishReader;
};

/** Lines of the estimate, and what the price lists say about them today. */
export function estimateFacts(
  { secrets, prices, rate }: Parts,
  { code, now, reader, ...given }: OpenedEstimate,
): EstimateFacts {
  const estimate = code ? openEstimate(secrets, code) : noEstimate;
  const { lines } = estimate ?? noEstimate;
  const day = taipeiDay(now);
  const lists = listsFor(prices, lines);
  const packs = lists.cdnPacks.map(({ gb, platformUsd }): EstimateLine => ({
    kind: 'pack',
    id: String(gb),
    quantity: 1,
    months: 1,
    usd: platformUsd,
    day,
  }));
  const { rows } = priceEstimate(prices, day, { lines });
  return {
    state: !estimate ? 'damaged' : lines.length > 0 ? 'open' : 'empty',
    estimate: estimate ?? noEstimate,
    code: (lines.length > 0 && code) || '',
    fresh: lines.length > 0 ? sealEstimate(secrets, atPricesOf(estimate ?? noEstimate, rows)) : '',
    ...given,
    day,
    prices: lists,
    words: Object.fromEntries([...packs, ...lines].map((line) => [lineKey(line), wordsOf(lists, line, reader)])),
    rate: withoutJoiners(
      reader.textsOf('currency')('rate', {
        twdRate: rateText(reader.locale, rate.rate),
        twdDay: dayText(reader.locale, rate.day),
      }),
    ),
  };
}
