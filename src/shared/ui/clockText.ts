// A time of day as the readers of a language write it: 13:30, and 13h30 in Portuguese.
import type { LocaleRow } from '../i18n/locales.ts';

export const clockText = ({ code }: Pick<LocaleRow, 'code'>, clock: string): string =>
  code === 'pt' ? clock.replace(':', 'h').replace('h00', 'h') : clock;
