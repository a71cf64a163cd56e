// The names of countries as the readers of a language write them.
import { once } from './once.ts';

/** `short`: 香港, not 中華人民共和国香港特別行政区. */
export const countryNames = once(
  (iso: string, style: 'long' | 'short' = 'long') => new Intl.DisplayNames(iso, { type: 'region', style }),
);
