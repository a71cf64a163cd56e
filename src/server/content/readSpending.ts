// Reads content/prices/spending.yaml and works out what each example costs: one that its pack's credit cannot pay is a fault.
import type { Prices, Spending, SpentItem } from '../../shared/facts/facts.ts';
import { rounded } from '../../shared/calculators/rounded.ts';
import { packSize } from '../../shared/i18n/units.ts';
import type { ReadFile } from './contentFolder.ts';
import { spendingSchema, type SpendingRow } from './priceSchemas.ts';

type Row = SpendingRow['items'][number];

/** Undefined when no price list has it. */
function priced(prices: Prices, row: Row): SpentItem | undefined {
  if ('cdnPackGb' in row) {
    const pack = prices.cdnPacks.find(({ gb }) => gb === row.cdnPackGb);
    return pack && { kind: 'cdnPack', name: packSize(pack.gb), count: row.packs, usd: pack.platformUsd * row.packs };
  }
  const [kind, list, name] =
    'server' in row ? (['server', prices.servers, row.server] as const) : (['ddos', prices.ddos, row.ddos] as const);
  const offer = list.find((one) => one.name === name);
  return offer && { kind, name, count: row.months, usd: rounded(offer.platformUsdMonth * row.months, 2) };
}

export function readSpending(read: ReadFile, prices: Prices | undefined): Spending[] | undefined {
  const list = read('prices/spending.yaml', spendingSchema);
  if (!list || !prices) return undefined;
  return list.data.flatMap(({ payUsd, items }, index) => {
    const pack = prices.prepaid.find((one) => one.payUsd === payUsd);
    if (!pack) list.fault([index, 'payUsd'], `no prepaid pack of ${payUsd} USD`);
    const paid = items.map((item) => priced(prices, item));
    paid.forEach((item, place) => {
      if (!item) list.fault([index, 'items', place], 'stands in no price list');
    });
    const known = paid.filter((item) => item !== undefined);
    const sum = rounded(
      known.reduce((total, { usd }) => total + usd, 0),
      2,
    );
    if (!pack || known.length < items.length) return [];
    const { creditUsd } = pack;
    if (sum > creditUsd) list.fault([index, 'items'], `comes to ${sum} USD, above the credit of ${creditUsd}`);
    return [{ creditUsd, items: known, leftUsd: rounded(creditUsd - sum, 2) }];
  });
}
