// The questions of all pages in the visitor's language, and those among them that the address asks for.
import MiniSearch from 'minisearch';
import { usePage } from '../../app/PageContext.ts';
import type { LocaleCode } from '../../i18n/locales.ts';
import { useTranslator } from '../../i18n/useT.ts';
import { withoutLinks } from '../../sections/Linked.tsx';
import { questionKey } from '../../sections/questions.ts';
import { useFacts } from '../../sections/useFacts.ts';
import { pageOf, pages, type PageId } from '../pages.ts';
import { groupOf, type FaqGroup } from './faqGroups.ts';
import { isKatakana, isWide, termsAsked, termsIn, wordsAsked } from './folded.ts';

export const allQuestions = (): { page: PageId; id: string }[] =>
  pages.flatMap(({ id: page, questions }) => questions.map((id) => ({ page, id })));

/** `sought`: other words by which visitors ask for it. `about`: the page it stands on, by its heading and every name of its product. */
type Asked = { page: PageId; id: string; question: string; answer: string; sought: string; about: string };
type Found = Asked & { terms: readonly string[] };

/** A term that stands in more than this share of all questions says little about any of them. */
const common = 0.15;

/** Looked for only where no word is written so; another figure is never meant. */
const misspelt = (term: string) => (!isWide(term) && term.length > 4 && !/\d/.test(term) ? 0.2 : false);

const fields = ['question', 'answer', 'sought', 'about'] as const;

/** Finds questions by words of theirs or of their answers, what fits first. */
function questionIndex(all: readonly Asked[]): (words: string) => Found[] {
  const index = new MiniSearch<Pick<Asked, (typeof fields)[number]> & { key: number }>({
    idField: 'key',
    fields: [...fields],
    tokenize: termsIn,
    processTerm: (term) => term,
    searchOptions: {
      tokenize: termsAsked,
      boost: { question: 3, sought: 3, about: 0.5 },
      prefix: (term) => !isWide(term) && term.length > 2,
      weights: { prefix: 0.6, fuzzy: 0.2 },
      // A question of the FAQ itself answers more widely than one of a page.
      boostDocument: (key: number) => (all[key]?.page === 'faq' ? 1.5 : 1),
    },
  });
  index.addAll(all.map(({ question, answer, sought, about }, key) => ({ key, question, answer, sought, about })));

  const telling = (words: string): string =>
    termsAsked(words)
      .filter((term) => {
        const among = index.search(term, { prefix: false }).length;
        // Nor do the pairs of a sentence that stand nowhere; but a foreign name that does is what was asked for.
        return among === 0 ? isKatakana(term) : among <= common * all.length;
      })
      .join(' ');

  const withAllOf = (words: string, fuzzy: (term: string) => number | false) =>
    index.search({
      combineWith: 'OR',
      fuzzy,
      queries: [termsAsked, wordsAsked].map((tokenize) => ({ queries: [words], combineWith: 'AND', tokenize })),
    });

  return (words) => {
    const written = withAllOf(words, () => false);
    const exact = written.length > 0 ? written : withAllOf(words, misspelt);
    // Who asks in a whole sentence gets what fits its telling words well.
    const said = telling(words);
    const loose = exact.length > 0 ? exact : index.search(said, { combineWith: 'OR', fuzzy: misspelt });
    const [least, half] = exact.length > 0 ? [0, 0] : [(loose[0]?.score ?? 0) / 2, termsAsked(said).length / 2];
    return loose.flatMap(({ id, score, terms, queryTerms }) => {
      const asked = all[Number(id)];
      return asked && score >= least && queryTerms.length >= half ? [{ ...asked, terms }] : [];
    });
  };
}

/** Made anew only when a text or a figure has changed. */
const indexes = new Map<LocaleCode, { texts: string; search: (words: string) => Found[] }>();

function searchAmong(code: LocaleCode, all: readonly Asked[]): (words: string) => Found[] {
  const texts = JSON.stringify(all);
  const kept = indexes.get(code);
  if (kept?.texts === texts) return kept.search;
  const search = questionIndex(all.map((asked) => ({ ...asked, answer: withoutLinks(asked.answer) })));
  indexes.set(code, { texts, search });
  return search;
}

/** A page that search engines may not list is asked about as well if its form belongs to what somebody bought. */
const isAsked = (page: PageId): boolean => pageOf(page).index || pageOf(page).form !== undefined;

const longest = 100;

export type Shown = Asked & { group: FaqGroup; terms: readonly string[] };

/** The words by which a question is asked for, one by one. */
const wordsOf = ({ sought }: Asked): string[] =>
  sought
    .split(/[,、，]/)
    .map((word) => word.trim())
    .filter((word) => word !== '');

export function useFaq() {
  const { locale, query, has } = usePage();
  const translatorOf = useTranslator();
  const facts = useFacts();
  const faq = translatorOf('faq');
  /** What else its product is called, in Latin letters and in both Chinese scripts. */
  const namesOf = (page: string): string => {
    const names = faq(`names.${page}`);
    return names === `names.${page}` ? '' : names;
  };
  const all = allQuestions()
    .filter(({ page }) => has(page) && isAsked(page))
    .map(({ page, id }): Asked => {
      const t = translatorOf(page);
      const [question, answer] = [t(questionKey(id, 'question'), facts), t(questionKey(id, 'answer'), facts)];
      // The FAQ's own questions are those that are asked in many words.
      if (page === 'faq') return { page, id, question, answer, sought: t(questionKey(id, 'sought')), about: '' };
      return { page, id, question, answer, sought: '', about: `${t('name')} ${t('h1', facts)} ${namesOf(page)}` };
    });
  const words = (query['q'] ?? '').trim().slice(0, longest);
  const found = words === '' ? all.map((asked) => ({ ...asked, terms: [] })) : searchAmong(locale.code, all)(words);
  // What is shown keeps its links, which the search does not look at.
  const answers = new Map(all.map(({ page, id, answer }) => [`${page} ${id}`, answer]));
  const shown = found.map((asked): Shown => {
    const { page, id } = asked;
    return { ...asked, answer: answers.get(`${page} ${id}`) ?? '', group: page === 'faq' ? groupOf(id) : 'pages' };
  });
  const count = (group: FaqGroup, among: readonly { page: string; id: string }[]) =>
    among.filter(({ page, id }) => (page === 'faq' ? groupOf(id) : 'pages') === group).length;
  const groups = (['cloud', 'devops', 'sales', 'pages'] as const).map((group) => ({
    group,
    shown: shown.filter((asked) => asked.group === group),
    total: count(group, all),
  }));
  return { words, shown, groups, total: all.length, ours: all.flatMap(wordsOf) };
}
