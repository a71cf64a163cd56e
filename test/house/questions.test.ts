// The questions of all pages: each has its texts, and is on its page under its anchor.
import { localeCodes } from '../../src/shared/i18n/locales.ts';
import { faqGroups } from '../../src/shared/pages/faq/faqGroups.ts';
import { pageOf } from '../../src/shared/pages/pages.ts';
import { allQuestions } from '../../src/shared/pages/allQuestions.ts';
import { questionKey } from '../../src/shared/sections/usePageText.ts';
import { leavesOf, readTexts, sourcesOf } from '../support/sources.ts';

const questions = allQuestions();

test('pages answer questions', () => {
  expect(questions.length).toBeGreaterThan(5);
});

test.each(localeCodes)('each question of a page has its texts in %s', (code) => {
  const asked = questions.filter(({ page }) => pageOf(page).locales.includes(code));
  const missing = asked.filter(({ page, id }) => {
    const texts = leavesOf(readTexts(code, page));
    return !texts.has(questionKey(id, 'question')) || !texts.has(questionKey(id, 'answer'));
  });
  expect(missing).toEqual([]);
});

test('the head of the FAQ gives each group as much room as it has questions', () => {
  const styles = sourcesOf('src/shared/pages/faq/*.module.css').map(({ text }) => text);
  const rooms = Object.values(faqGroups).map((ids) => `${ids.length}fr`);
  expect(styles.join('').split(`grid-template-columns: ${rooms.join(' ')};`)).toHaveLength(3);
});

test('no page has a question twice', () => {
  const names = questions.map(({ page, id }) => `${page} ${id}`);
  expect(names).toEqual([...new Set(names)]);
});
