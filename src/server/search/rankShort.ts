// Ranks a list of some hundred entries, such as questions, by BM25+: rarity of terms, field, and length of the field.
import type { DatabaseSync } from 'node:sqlite';
import type { LocaleCode } from '../../shared/i18n/locales.ts';
import type { Hit } from '../../shared/facts/Hit.ts';
import { foreignAsked, isBeginning, isWide, termsAsked, wordsAsked } from '../../shared/search/folded.ts';
import { changesBetween } from '../../shared/search/nearestWords.ts';
import { shortFields, tableOf, type ShortField, type ShortKind } from './writeIndex.ts';

const boosts: Readonly<Record<ShortField, number>> = { title: 3, sought: 3, body: 1, about: 0.5 };

/** A term in more than this share of the entries is too common to matter. */
const commonShare = 0.15;

/** How many typing mistakes a term may contain; only tried when nothing matches exactly. Numbers must match. */
const changesIn = (term: string): number =>
  !isWide(term) && term.length > 4 && !/\d/.test(term) ? Math.round(term.length * 0.2) : 0;

/** Only so many terms of a search may be mistyped: each is compared with all terms of the list. No real search has more. */
const mostMistyped = 12;

/** The mistakes that each term of this search may contain. */
function mistakesIn(words: string): (term: string) => number {
  const mistyped = termsAsked(words).filter((term) => changesIn(term) > 0);
  const tried = new Set(mistyped.slice(0, mostMistyped));
  return (term) => (tried.has(term) ? changesIn(term) : 0);
}

/** A search as it was typed and, where that differs, in the words of mainland China; both without little words beside others. */
function readingsOf(words: string, little: ReadonlySet<unknown>): readonly (readonly string[])[] {
  const [asked = [], meant = []] = [termsAsked(words), wordsAsked(words)].map((terms) => {
    const telling = terms.filter((term) => !little.has(term));
    return telling.length > 0 ? telling : terms;
  });
  return asked.join(' ') === meant.join(' ') ? [asked] : [asked, meant];
}

type Place = { term: string; doc: number; field: ShortField; times: number };
type Score = { points: number; asked: readonly string[]; terms: readonly string[] };
type Scores = ReadonlyMap<number, Score>;

export type ShortList = {
  refs: readonly string[];
  find: (words: string) => Hit[];
};

/** FAQ questions give more general answers than the questions of a page. */
const boostOf = (ref: string): number => (ref.startsWith('faq ') ? 1.5 : 1);

/** Looks terms up in the index of a list. */
function termsOf(index: DatabaseSync, table: string) {
  const columns = `term, doc, col as field, count(*) as times from ${table}_places where`;
  const placesWith = index.prepare(`select ${columns} term = ? group by doc, col`);
  const placesBeginning = index.prepare(`select ${columns} term > ? and term < ? group by term, doc, col`);
  const everyTerm = index.prepare(`select term from ${table}_terms`);
  let all: string[] | undefined;
  return {
    places: (term: string) => placesWith.all(term) as Place[],
    beginningWith: (start: string) => placesBeginning.all(start, `${start}\u{10ffff}`) as Place[],
    all: () => (all ??= everyTerm.all().map(({ term }) => String(term))),
  };
}

export function rankShort(index: DatabaseSync, kind: ShortKind, locale: LocaleCode): ShortList {
  const table = tableOf(kind, locale);
  const terms = termsOf(index, table);
  const rows = index.prepare('select ref, lengths from refs where list = ? order by doc').all(table);
  const littleRows = index.prepare('select term from little where list = ?').all(table);
  const little = new Set(littleRows.map(({ term }) => term));
  const refs = rows.map(({ ref }) => String(ref));
  const lengths = rows.map((row) => JSON.parse(String(row['lengths'])) as number[]);
  const usualLengths = shortFields.map(
    (_, at) => lengths.reduce((sum, own) => sum + (own[at] ?? 0), 0) / lengths.length,
  );

  function pointsOf({ doc, field, times }: Place, among: number): number {
    const at = shortFields.indexOf(field);
    const rarity = Math.log(1 + (refs.length - among + 0.5) / (among + 0.5));
    const length = (lengths[doc - 1]?.[at] ?? 0) / (usualLengths[at] ?? 1);
    const frequency = 0.5 + (times * 2.2) / (times + 1.2 * (0.3 + 0.7 * length));
    return boosts[field] * boostOf(refs[doc - 1] ?? '') * rarity * frequency;
  }

  /** Entries with the term, with longer words that begin with it, or with at most `changes` typing mistakes. */
  function scoresOf(asked: string, changes: number): Scores {
    const scores = new Map<number, Score>();
    const add = (places: readonly Place[], weight: number) => {
      const among = Map.groupBy(places, ({ field }) => field);
      for (const place of places) {
        const { points = 0, terms: found = [] } = scores.get(place.doc) ?? {};
        const own = weight * pointsOf(place, among.get(place.field)?.length ?? 0);
        scores.set(place.doc, { points: points + own, asked: [asked], terms: joined(found, [place.term]) });
      }
    };
    add(terms.places(asked), 1);
    const begun = isBeginning(asked) ? terms.beginningWith(asked) : [];
    for (const [term, places] of Map.groupBy(begun, ({ term: longer }) => longer))
      add(places, (0.6 * term.length) / (term.length + 0.3 * (term.length - asked.length)));
    for (const term of changes > 0 ? terms.all() : []) {
      if (term === asked || (isBeginning(asked) && term.startsWith(asked))) continue;
      const changed = changesBetween(asked, term, changes);
      if (changed <= changes) add(terms.places(term), (0.2 * term.length) / (term.length + changed));
    }
    return scores;
  }

  /** Entries with all terms; looks no further once there are none. */
  function withAll(all: readonly string[], changes: (term: string) => number): Scores {
    let found: Scores | undefined;
    for (const term of all) {
      found = both(found, scoresOf(term, changes(term)));
      if (found.size === 0) break;
    }
    return found ?? new Map();
  }

  const matching = (readings: ReturnType<typeof readingsOf>, changes: (term: string) => number): Scores =>
    readings.map((terms) => withAll(terms, changes)).reduce(either);

  const docsWith = (term: string): Set<number> => new Set(terms.places(term).map(({ doc }) => doc));

  /** Terms that are neither too common nor little words. A term that occurs nowhere counts only in katakana: mostly a foreign name. */
  function tellingTerms(words: string): string[] {
    const foreign = new Set(foreignAsked(words).flat());
    return termsAsked(words).filter((term) => {
      if (little.has(term)) return false;
      const among = docsWith(term).size;
      return among === 0 ? foreign.has(term) : among <= commonShare * refs.length;
    });
  }

  function find(words: string): Hit[] {
    const readings = readingsOf(words, little);
    const mistakes = mistakesIn(words);
    const unchanged = matching(readings, () => 0);
    const exact = unchanged.size > 0 ? unchanged : matching(readings, mistakes);
    const hit = ({ doc, terms }: { doc: number; terms: readonly string[] }): Hit => ({
      ref: refs[doc - 1] ?? '',
      terms,
    });
    if (exact.size > 0) return ordered(exact).map(hit);
    // A whole sentence never matches exactly: search by its telling terms and keep the good matches.
    const telling = tellingTerms(words);
    const loose = ordered(telling.map((term) => scoresOf(term, mistakes(term))).reduce(either, new Map()));
    const least = (loose[0]?.score ?? 0) / 2;
    const names = foreignAsked(words).map((name) => name.map((term) => ({ term, docs: docsWith(term) })));
    /** Whether the entry has more than half of a foreign word: コード is not スタンダード. */
    const isMeant = (doc: number, asked: readonly string[]): boolean =>
      asked.some((found) => {
        const name = names.find((parts) => parts.some(({ term }) => term === found));
        return !name || name.filter(({ docs }) => docs.has(doc)).length > name.length / 2;
      });
    return loose
      .filter(({ doc, score, asked }) => score >= least && asked.length >= telling.length / 2 && isMeant(doc, asked))
      .map(hit);
  }

  return { refs, find };
}

const joined = (one: readonly string[], other: readonly string[]) => [...new Set([...one, ...other])];

const summed = (one: Score, other: Score): Score => ({
  points: one.points + other.points,
  asked: joined(one.asked, other.asked),
  terms: joined(one.terms, other.terms),
});

/** Entries in both results; all of the second when there is no first result yet. */
function both(before: Scores | undefined, next: Scores): Scores {
  if (!before) return next;
  return new Map(
    [...before].flatMap(([doc, score]) => {
      const other = next.get(doc);
      return other ? [[doc, summed(score, other)] as const] : [];
    }),
  );
}

function either(one: Scores, other: Scores): Scores {
  const all = new Map(one);
  for (const [doc, score] of other) {
    const before = all.get(doc);
    all.set(doc, before ? summed(before, score) : score);
  }
  return all;
}

function ordered(scores: Scores): { doc: number; score: number; asked: readonly string[]; terms: readonly string[] }[] {
  return [...scores]
    .map(([doc, { points, asked, terms }]) => ({ doc, score: points * asked.length, asked, terms }))
    .toSorted((a, b) => b.score - a.score || a.doc - b.doc);
}
