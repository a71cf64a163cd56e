// Writes an estimate as text, line by line, in the language of its reader: for its page, mails and the sales desk.
import { kindOf, sumLines, totalOf } from '../calculators/estimate.ts';
import type { Estimate, EstimateLine, LineKind, WantedLine } from '../facts/Estimate.ts';
import type { Prices } from '../facts/facts.ts';
import { countryName } from '../i18n/displayNames.ts';
import { inBrackets } from '../i18n/marks.ts';
import { plainNumber, usd } from '../i18n/numbers.ts';
import { packSize } from '../i18n/units.ts';
import { quantityOf } from './quantityOf.ts';
import type { WishReader } from './wishValues.ts';

const itemOf: Readonly<Record<LineKind, (id: string, reader: WishReader) => string>> = {
  server: (id) => id,
  traffic: (id, { textsOf }) => textsOf('prices')(`cdn.zones.${id}.name`),
  pack: (id) => packSize(Number(id)),
  ddos: (id, { textsOf }) => textsOf('prices')(`ddos.plans.${id}`),
  sms: (id, { locale }) => countryName(locale, id),
  topUp: (id, { locale }) => usd(locale, Number(id)),
};

export const lineName = ({ kind, id }: Pick<WantedLine, 'kind' | 'id'>, reader: WishReader): string =>
  reader.textsOf('estimate')(`kinds.${kind}`, { item: itemOf[kind](id, reader) });

type Item = Pick<WantedLine, 'kind' | 'id'>;
type MarkedPrices = Pick<Prices, 'ddos' | 'sms'>;

/** Whether the owner has not given this price yet. */
export function isIndicative({ kind, id }: Item, { ddos, sms }: MarkedPrices): boolean {
  const row =
    kind === 'ddos'
      ? ddos.find(({ name }) => name === id)
      : sms.find(({ country }) => kind === 'sms' && country === id);
  return row?.source === 'sample';
}

/** What marks such a price; undefined for any other. */
export const indicativeOf = (item: Item, prices: MarkedPrices, { textsOf }: WishReader) =>
  isIndicative(item, prices) ? textsOf('prices')('ddos.indicative') : undefined;

/** The same in brackets, to follow a name. */
export function indicativeMark(line: WantedLine, prices: MarkedPrices, reader: WishReader) {
  const word = indicativeOf(line, prices, reader);
  return word && inBrackets(reader.locale, word);
}

/** Without `prices` none is marked. */
export type EstimateReader = WishReader & { prices?: MarkedPrices };

function lineText(line: EstimateLine, { prices, ...reader }: EstimateReader): string {
  const t = reader.textsOf('estimate');
  const name = `${lineName(line, reader)}${(prices && indicativeMark(line, prices, reader)) ?? ''}`;
  const quantity = t(`quantities.${line.kind}`, { count: line.quantity, quantity: quantityOf(line, reader.locale) });
  const span = kindOf[line.kind].once ? t('once') : t('months', { count: line.months });
  return t('said.line', { name, quantity, span, total: usd(reader.locale, totalOf(line)) });
}

/** One line of text for each line of the estimate, at the prices stored in it. Leaves out the name that the visitor gave it. */
export function estimateText({ region, gb, lines }: Estimate, reader: EstimateReader): string {
  const t = reader.textsOf('estimate');
  const { onceUsd, months, totalUsd } = sumLines(lines);
  const money = (amount: number) => usd(reader.locale, amount);
  const { prices, locale } = reader;
  const mark =
    prices && lines.some((line) => isIndicative(line, prices)) ? inBrackets(locale, t('sums.indicative')) : '';
  return [
    ...lines.map((line) => lineText(line, reader)),
    ...(region ? [t('said.region', { region: reader.textsOf('regions')(region) })] : []),
    ...(gb > 0 ? [t('said.traffic', { gb: plainNumber(reader.locale, gb) })] : []),
    ...(onceUsd > 0 ? [t('said.once', { total: money(onceUsd) })] : []),
    t('said.total', { span: t('months', { count: months }), total: `${money(totalUsd)}${mark}` }),
  ].join('\n');
}
