// What a month costs below its original price: the discount is fixed for what we price ourselves, and quoted for the clouds.
import { choice, decimal } from './fields.ts';
import { rounded } from './rounded.ts';

export const listSavingFields = { spend: decimal(1, 1_000_000, 2, 500), on: choice(['own', 'cloud'], 'own') };

type Wish = { spend: number; on: 'own' | 'cloud' };

/** Undefined: that price stands in a quote. */
export function listSaving(belowListPercent: number, { spend, on }: Wish) {
  if (on === 'cloud') return undefined;
  const savedUsd = rounded((spend * belowListPercent) / 100, 2);
  return { usd: rounded(spend - savedUsd, 2), savedUsd, savedUsdYear: rounded(savedUsd * 12, 2) };
}
