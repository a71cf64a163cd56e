// The names of countries as the readers of a language write them.
import { once } from './once.ts';

export const countryNames = once((iso: string) => new Intl.DisplayNames(iso, { type: 'region' }));
