// What a month costs below its original price: the discount is fixed for what we price ourselves, and quoted for the clouds.
import { choice, decimal } from './fields.ts';
import { rounded } from './rounded.ts';

export const listSavingFields = { spend: decimal(1, 1_000_000, 2, 500), on: choice(['own', 'cloud'], 'own') };

type Wish = { spend: number; on: 'own' | 'cloud' };

/** Undefined: that price stands in a quote. */
export function listSaving(belowListPercent: number, { spend, on }: Wish) {
  if (on === 'cloud') return undefined;
  const exact = (spend * belowListPercent) / 100;
  const savedUsd = rounded(exact, 2);
  // Twelve times what is saved, not twelve times what a cent made of it.
  return { usd: rounded(spend - savedUsd, 2), savedUsd, savedUsdYear: rounded(exact * 12, 2) };
}
