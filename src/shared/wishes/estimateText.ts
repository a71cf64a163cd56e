// Writes an estimate as text, line by line, in the language of its reader: for its page, mails and the sales desk.
import { kindOf, sumLines, totalOf } from '../calculators/estimate.ts';
import type { Estimate, EstimateLine, LineKind, WantedLine } from '../facts/Estimate.ts';
import type { Prices } from '../facts/facts.ts';
import { countryNames } from '../i18n/displayNames.ts';
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
  sms: (id, { locale }) => countryNames(locale.iso).of(id) ?? id,
  topUp: (id, { locale }) => usd(locale, Number(id)),
};

export const lineName = ({ kind, id }: Pick<WantedLine, 'kind' | 'id'>, reader: WishReader): string =>
  reader.textsOf('estimate')(`kinds.${kind}`, { item: itemOf[kind](id, reader) });

/** What marks a price of ours that the owner has not given yet; undefined for any other. */
export const indicativeOf = (
  { kind, id }: Pick<WantedLine, 'kind' | 'id'>,
  prices: Prices,
  { textsOf }: WishReader,
) => {
  const row =
    kind === 'ddos'
      ? prices.ddos.find(({ name }) => name === id)
      : prices.sms.find(({ country }) => kind === 'sms' && country === id);
  return row?.source === 'sample' ? textsOf('prices')('ddos.indicative') : undefined;
};

/** The same in brackets, to follow a name. */
export function indicativeMark(line: WantedLine, prices: Prices, reader: WishReader) {
  const word = indicativeOf(line, prices, reader);
  return word && inBrackets(reader.locale, word);
}

function lineText(line: EstimateLine, reader: WishReader): string {
  const t = reader.textsOf('estimate');
  const name = lineName(line, reader);
  const quantity = t(`quantities.${line.kind}`, { quantity: quantityOf(line, reader.locale) });
  const span = kindOf[line.kind].once ? t('once') : t('months', { count: line.months });
  return t('said.line', { name, quantity, span, total: usd(reader.locale, totalOf(line)) });
}

/** One line of text for each line of the estimate, at the prices stored in it. Leaves out the name that the visitor gave it. */
export function estimateText({ region, gb, lines }: Estimate, reader: WishReader): string {
  const t = reader.textsOf('estimate');
  const { onceUsd, months, totalUsd } = sumLines(lines);
  const money = (amount: number) => usd(reader.locale, amount);
  return [
    ...lines.map((line) => lineText(line, reader)),
    ...(region ? [t('said.region', { region: reader.textsOf('regions')(region) })] : []),
    ...(gb > 0 ? [t('said.traffic', { gb: plainNumber(reader.locale, gb) })] : []),
    ...(onceUsd > 0 ? [t('said.once', { total: money(onceUsd) })] : []),
    t('said.total', { span: t('months', { count: months }), total: money(totalUsd) }),
  ].join('\n');
}
