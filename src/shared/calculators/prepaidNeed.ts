// The prepaid pack that covers a need: its price and credit, and how many months it lasts.
import type { PrepaidPack, Rate } from '../facts/facts.ts';
import { toTwd } from './currency.ts';
import { choice, optional, whole } from './fields.ts';
import { rounded } from './rounded.ts';

export const prepaidNeedFields = {
  tab: choice(['new', 'topup'], 'new'),
  need: whole(1, 1_000_000, 1000),
  use: optional(1, 1_000_000),
};

/** Packs, cheapest first. */
export const byPay = (packs: readonly PrepaidPack[]): PrepaidPack[] => packs.toSorted((a, b) => a.payUsd - b.payUsd);

export const bonusOf = ({ payUsd, creditUsd }: PrepaidPack) => ({
  usd: rounded(creditUsd - payUsd, 2),
  percent: rounded(((creditUsd - payUsd) / payUsd) * 100, 2),
});

type Asked = { tab: 'new' | 'topup'; need: number; use: number | undefined };

export function prepaidNeed(packs: readonly PrepaidPack[], rate: Rate, { tab, need, use }: Asked) {
  const offered = packs.filter(({ tabs }) => tabs.includes(tab)).toSorted((a, b) => a.creditUsd - b.creditUsd);
  const fitting = offered.find(({ creditUsd }) => creditUsd >= need);
  const pack = fitting ?? offered.at(-1);
  if (!pack) return undefined;
  return {
    pack,
    /** False when even the largest pack is too small. */
    enough: fitting !== undefined,
    bonus: bonusOf(pack),
    twd: toTwd(pack.payUsd, rate),
    months: use === undefined ? undefined : Math.floor((10 * pack.creditUsd) / use) / 10,
  };
}
