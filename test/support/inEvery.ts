// One name in every language there is, for content that tests write.
import { localeCodes, type LocaleCode } from '../../src/shared/i18n/locales.ts';

export const inEvery = (name: string): Record<LocaleCode, string> =>
  Object.fromEntries(localeCodes.map((code) => [code, name])) as Record<LocaleCode, string>;
