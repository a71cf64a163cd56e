// The questions of all pages in the page's language, and those that a search found.
import { useNeed } from '../../app/needs.ts';
import { usePage, useFacts } from '../../app/PageContext.ts';
import { useTranslator } from '../../i18n/useT.ts';
import { hasEnded } from '../../owner/lasts.ts';
import { useOwner } from '../../owner/useOwner.ts';
import { questionKey } from '../../sections/usePageText.ts';
import { allQuestions, isAsked } from '../allQuestions.ts';
import type { PageId } from '../pages.ts';
import { groupOf, type FaqGroup } from './faqGroups.ts';

type Question = { page: PageId; id: string; question: string; answer: string };

export type Shown = Question & { group: FaqGroup; terms: readonly string[] };

export function useFaq() {
  const { query, has, today } = usePage();
  const { owner } = useOwner();
  const translatorOf = useTranslator();
  const facts = useFacts();
  const hits = useNeed('questionsFound');
  const all = allQuestions()
    .filter(({ page }) => has(page) && isAsked(page) && !hasEnded(owner.campaign, page, today))
    .map(({ page, id }): Question => {
      const t = translatorOf(page);
      return { page, id, question: t(questionKey(id, 'question'), facts), answer: t(questionKey(id, 'answer'), facts) };
    });
  const byRef = new Map(all.map((asked) => [`${asked.page} ${asked.id}`, asked]));
  const found = hits?.flatMap(({ ref, terms }) => {
    const asked = byRef.get(ref);
    return asked ? [{ ...asked, terms }] : [];
  });
  const groupFor = ({ page, id }: Question): FaqGroup => (page === 'faq' ? groupOf(id) : 'pages');
  const shown = (found ?? all.map((asked) => ({ ...asked, terms: [] }))).map((asked): Shown => ({
    ...asked,
    group: groupFor(asked),
  }));
  const groups = (['cloud', 'devops', 'sales', 'pages'] as const).map((group) => ({
    group,
    shown: shown.filter((asked) => asked.group === group),
    total: all.filter((asked) => groupFor(asked) === group).length,
  }));
  /** Search words given for our own questions. */
  const ours = all
    .filter(({ page }) => page === 'faq')
    .flatMap(({ id }) => translatorOf('faq')(questionKey(id, 'sought')).split(/[,、，]/))
    .map((word) => word.trim())
    .filter((word) => word !== '');
  return { words: (query['q'] ?? '').trim(), shown, groups, total: all.length, ours };
}
