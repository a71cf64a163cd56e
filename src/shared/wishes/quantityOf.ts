// Writes the quantity of an estimate line. Separate from estimateText.ts, whose texts the browser receives ready-made.
import { gbPerTb } from '../calculators/fields.ts';
import type { WantedLine } from '../facts/Estimate.ts';
import type { LocaleRow } from '../i18n/locales.ts';
import { plainNumber } from '../i18n/numbers.ts';

/** Traffic in TB. */
export const quantityOf = ({ kind, quantity }: WantedLine, locale: Pick<LocaleRow, 'iso'>): string =>
  plainNumber(locale, kind === 'traffic' ? quantity / gbPerTb : quantity);
