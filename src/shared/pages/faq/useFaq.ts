// The questions of all pages in the visitor's language, and those among them that the address asks for.
import { usePage } from '../../app/PageContext.ts';
import type { LocaleCode } from '../../i18n/locales.ts';
import { useTranslator } from '../../i18n/useT.ts';
import { withoutLinks } from '../../sections/Linked.tsx';
import { allQuestions, questionKey } from '../../sections/questions.ts';
import { useFacts } from '../../sections/useFacts.ts';
import { pageOf } from '../pages.ts';
import { groupOf, type FaqGroup } from './faqGroups.ts';
import { questionIndex, type Asked, type Found } from './questionIndex.ts';

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

const longest = 100;

export type Shown = Asked & { group: FaqGroup; terms: readonly string[] };

export function useFaq() {
  const { locale, query, has } = usePage();
  const translatorOf = useTranslator();
  const facts = useFacts();
  const all = allQuestions()
    .filter(({ page }) => has(page) && pageOf(page).index)
    .map(({ page, id }): Asked => {
      const t = translatorOf(page);
      const [question, answer] = [t(questionKey(id, 'question'), facts), t(questionKey(id, 'answer'), facts)];
      // The FAQ's own questions are those that are asked in many words.
      return { page, id, question, answer, sought: page === 'faq' ? t(questionKey(id, 'sought')) : '' };
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
  return { words, shown, groups, total: all.length };
}
