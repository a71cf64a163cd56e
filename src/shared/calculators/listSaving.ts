// What a month costs below list price. The discount is fixed for our own services; for the clouds it is quoted.
import { monthsAYear } from '../i18n/times.ts';
import { choice, decimal } from './fields.ts';
import { rounded } from './rounded.ts';

export const listSavingFields = { spend: decimal(1, 1_000_000, 2, 500), on: choice(['own', 'cloud'], 'own') };

type Asked = { spend: number; on: 'own' | 'cloud' };

/** Undefined where the price is in a quote. */
export function listSaving(belowListPercent: number, { spend, on }: Asked) {
  if (on === 'cloud') return undefined;
  const exact = (spend * belowListPercent) / 100;
  const savedUsd = rounded(exact, 2);
  // Twelve times the exact saving, not the rounded one.
  return { usd: rounded(spend - savedUsd, 2), savedUsd, savedUsdYear: rounded(exact * monthsAYear, 2) };
}
