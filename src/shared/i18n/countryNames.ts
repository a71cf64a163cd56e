// The names of countries as the readers of a language write them.
import { once } from './once.ts';

type Style = 'long' | 'short';

const writer = once((iso: string, style: Style) => new Intl.DisplayNames(iso, { type: 'region', style }));

/** `short`: 香港, not 中華人民共和国香港特別行政区. */
export const countryNames = (iso: string, style: Style = 'long'): Intl.DisplayNames => writer(iso, style);
