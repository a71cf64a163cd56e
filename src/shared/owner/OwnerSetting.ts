// The type of an owner's setting: where it is shown, how its value is written, and whether a default text replaces an empty one.
import type { LocaleCode } from '../i18n/locales.ts';
import type { Translate } from '../i18n/useT.ts';
import type { ByLocale, Owner } from '../facts/facts.ts';

/** `about`: the product, cloud or page, for settings with one value for each. */
export type Saying = {
  locale: LocaleCode;
  today: string;
  t: Translate;
  nameOf: (page: string) => string;
  about?: string | undefined;
};

export type OwnerSetting = {
  shown: string;
  /** What is shown for an empty setting: a text of locales/<code>/owner.json, or nothing. */
  empty: 'words' | 'nothing';
  isFilled: (owner: Owner, about?: string) => boolean;
  says: (owner: Owner, saying: Saying) => string | undefined;
};

export function setting<Value>(
  shown: string,
  empty: OwnerSetting['empty'],
  value: (owner: Owner, about?: string) => Value | undefined,
  words: (value: Value, saying: Saying) => string | undefined = () => undefined,
): OwnerSetting {
  return {
    shown,
    empty,
    isFilled: (owner, about) => value(owner, about) !== undefined,
    says: (owner, saying) => {
      const given = value(owner, saying.about);
      return given === undefined ? undefined : words(given, saying);
    },
  };
}

export const some = <Value>(values: readonly Value[]): readonly Value[] | undefined =>
  values.length > 0 ? values : undefined;
export const own = (text: ByLocale, { locale }: Saying): string => text[locale];
export const listed = (values: readonly string[], { t }: Saying): string => values.join(t('comma'));
export const oneOf = <Value>(values: Readonly<Record<string, Value>>, about: string | undefined): Value | undefined =>
  about === undefined ? Object.values(values)[0] : values[about];
