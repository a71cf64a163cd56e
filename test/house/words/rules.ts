// The engine for all rules about words: finds wrong strings and patterns in a text, and names a replacement.
import type { LocaleCode } from '../../../src/shared/i18n/locales.ts';
import { localeCodes } from '../../../src/shared/i18n/locales.ts';
import { readYaml } from './readYaml.ts';

type Patterns = Partial<Record<LocaleCode | 'all', string[]>>;
type Term = { term: string; never?: Patterns } & Partial<Record<LocaleCode, string>>;
type Rule = { why: string; write: string; in?: string; not?: string[] } & Patterns;

/** A text that a visitor reads. `place`: `namespace.key`, or `news.<id>` with the line as `line`. */
export type Said = { file: string; place: string; locale: LocaleCode; text: string };
export type Fault = { place: string; found: string; why: string; write: string };

type Check = { wrong: (text: string) => string | undefined; why: string; write: string; in?: RegExp; not: string[] };

/** Stands for a placeholder: no letter, digit or punctuation. */
const blank = '\uFFFC';

/** `a≠b`: a is wrong except as a part of b. */
function plain(words: string, allowed: readonly string[]): Check['wrong'] {
  return (text) => {
    for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
      const start = at;
      const covered = allowed.some((longer) => {
        const from = text.indexOf(longer, Math.max(0, start - longer.length + words.length));
        return from >= 0 && from <= start && start + words.length <= from + longer.length;
      });
      if (!covered) return words;
    }
    return undefined;
  };
}

function checkOf(written: string, rest: Omit<Check, 'wrong'>): Check {
  const pattern = /^\/(.*)\/([iu]*)$/s.exec(written);
  if (pattern) {
    const [, source = '', flags] = pattern;
    const regex = new RegExp(source, flags);
    return { ...rest, wrong: (text) => regex.exec(text)?.[0] };
  }
  const [before = '', instead] = written.split('→');
  const [words = '', ...allowed] = before.split('≠');
  return { ...rest, wrong: plain(words, allowed), write: instead ?? rest.write };
}

function checksOf(locale: LocaleCode): Check[] {
  const terms = readYaml<Term[]>('glossary').flatMap((row) =>
    (row.never?.[locale] ?? []).map((written) =>
      checkOf(written, { why: row.term, write: row[locale] ?? row.term, not: [] }),
    ),
  );
  const rules = ['forbidden', 'formats']
    .flatMap((name) => readYaml<Rule[]>(name))
    .flatMap((rule) =>
      [...(rule.all ?? []), ...(rule[locale] ?? [])].map((written) =>
        checkOf(written, {
          why: rule.why,
          write: rule.write,
          not: rule.not ?? [],
          ...(rule.in && { in: new RegExp(rule.in) }),
        }),
      ),
    );
  return [...terms, ...rules];
}

const checks = Object.fromEntries(localeCodes.map((code) => [code, checksOf(code)])) as Record<LocaleCode, Check[]>;

/** True when a place is one of these, or is below one that ends with a dot. */
export const liesIn = (place: string, among: readonly string[]): boolean =>
  among.some((one) => place === one || place.startsWith(one.endsWith('.') ? one : `${one}.`));

export function faultsOf({ place, locale, text }: Said): Fault[] {
  const bare = text.replaceAll(/\{\{[^}]*\}\}/g, blank);
  return checks[locale].flatMap((check) => {
    if ((check.in && !check.in.test(place)) || liesIn(place, check.not)) return [];
    const found = check.wrong(bare);
    return found === undefined ? [] : [{ place, found, why: check.why, write: check.write }];
  });
}
