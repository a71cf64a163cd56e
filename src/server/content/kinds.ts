// Kinds of values that only content files use, or that need the table of pages to be checked.
import * as v from 'valibot';
import { localeCodes, localeOf, type LocaleCode } from '../../shared/i18n/locales.ts';
import { pages } from '../../shared/pages/pages.ts';
import { words } from '../../shared/facts/kinds.ts';
import { safeLink } from './safeLink.ts';

export const host = v.pipe(v.string(), v.regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'is not a host name'));
export const link = v.pipe(
  v.string(),
  v.check((value) => value !== '' && safeLink(value) !== undefined, 'is not a safe link'),
);
const httpsAddress = v.pipe(
  link,
  v.check((value) => value.startsWith('https://'), 'is not an https address'),
);
export const page = v.picklist(
  pages.map(({ id }) => id),
  (issue) => `no page ${issue.received}`,
);

/** The kinds that schemas in shared/facts take as parameters, because only the server can check them. */
export const pageAndAddress = { page, address: httpsAddress };

type Given = Readonly<Partial<Record<LocaleCode, string>>>;

const textIn = (code: LocaleCode, given: Given): string | undefined => {
  return [code, ...localeOf(code).fallback].map((one) => given[one]).find((text) => text !== undefined);
};

/** A text in each language; a missing one is taken from the language's fallbacks in the table of languages. */
export const textOrFallback = v.pipe(
  v.strictObject(v.entriesFromList(localeCodes, v.optional(words))),
  v.rawTransform(({ dataset, addIssue }): Record<LocaleCode, string> => {
    const lacking = localeCodes.filter((code) => textIn(code, dataset.value) === undefined);
    if (lacking.length > 0) addIssue({ message: `has no text for ${lacking.join(', ')}` });
    return Object.fromEntries(localeCodes.map((code) => [code, textIn(code, dataset.value) ?? ''])) as Record<
      LocaleCode,
      string
    >;
  }),
);
