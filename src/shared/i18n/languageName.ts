// The names of languages as the readers of another call them: 繁体中国語 to the Japanese.
import type { LocaleRow } from './locales.ts';
import { once } from './once.ts';

const writer = once((iso: string) => new Intl.DisplayNames(iso, { type: 'language' }));

export const languageName = ({ iso }: LocaleRow, tag: string): string => writer(iso).of(tag) ?? tag;
