// The example's region: where a customer in the reader's own market would have their servers.
import type { LocaleCode } from '../../i18n/locales.ts';

const regions: Partial<Record<LocaleCode, string>> = { en: 'singapore', jp: 'jp-tokyo', zh_CN: 'hongkong' };

/** `taipei` is no row of content/regions.yaml, but a place of calculators. */
export const servingRegion = (code: LocaleCode): string => regions[code] ?? 'taipei';
