// Finds questions by words of theirs or of their answers, what fits first.
import MiniSearch from 'minisearch';
import type { PageId } from '../pages.ts';
import { isKatakana, isWide, termsAsked, termsIn, wordsAsked } from './folded.ts';

/** `sought`: other words by which visitors ask for it. */
export type Asked = { page: PageId; id: string; question: string; answer: string; sought: string };
export type Found = Asked & { terms: readonly string[] };

/** A term that stands in more than this share of all questions says little about any of them. */
const common = 0.15;

const fields = ['question', 'answer', 'sought'] as const;

export function questionIndex(all: readonly Asked[]): (words: string) => Found[] {
  const index = new MiniSearch<Pick<Asked, (typeof fields)[number]> & { key: number }>({
    idField: 'key',
    fields: [...fields],
    tokenize: termsIn,
    processTerm: (term) => term,
    searchOptions: {
      tokenize: termsAsked,
      boost: { question: 3, sought: 3 },
      prefix: (term) => !isWide(term) && term.length > 2,
      fuzzy: (term) => (!isWide(term) && term.length > 4 ? 0.2 : false),
      weights: { prefix: 0.6, fuzzy: 0.2 },
      // A question of the FAQ itself answers more widely than one of a page.
      boostDocument: (key: number) => (all[key]?.page === 'faq' ? 1.5 : 1),
    },
  });
  index.addAll(all.map(({ question, answer, sought }, key) => ({ key, question, answer, sought })));

  const telling = (words: string): string =>
    termsAsked(words)
      .filter((term) => {
        const among = index.search(term, { fuzzy: false, prefix: false }).length;
        // Nor do the pairs of a sentence that stand nowhere; but a foreign name that does is what was asked for.
        return among === 0 ? isKatakana(term) : among <= common * all.length;
      })
      .join(' ');

  return (words) => {
    const exact = index.search({
      combineWith: 'OR',
      queries: [termsAsked, wordsAsked].map((tokenize) => ({ queries: [words], combineWith: 'AND', tokenize })),
    });
    // Who asks in a whole sentence gets what fits its telling words well.
    const said = telling(words);
    const loose = exact.length > 0 ? exact : index.search(said, { combineWith: 'OR' });
    const [least, half] = exact.length > 0 ? [0, 0] : [(loose[0]?.score ?? 0) / 2, termsAsked(said).length / 2];
    return loose.flatMap(({ id, score, terms, queryTerms }) => {
      const asked = all[Number(id)];
      return asked && score >= least && queryTerms.length >= half ? [{ ...asked, terms }] : [];
    });
  };
}
