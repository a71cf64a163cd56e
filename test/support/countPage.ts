// Counts what a page holds above its closing form, from its HTML, and gives the maximum for a page of one argument.
import { tagsOf, unheld } from './html.ts';

export const most = { sections: 6, tables: 1, questions: 5, words: 650 };
export type Counted = typeof most;

export const mainOf = (html: string): string => html.slice(html.indexOf('<main'), html.indexOf('</main>'));

/** The questions on a page, each open or closed. */
export function questionsOf(main: string): { open: boolean }[] {
  const [, asked = ''] = main.split(/<section[^>]* id="questions"/);
  return tagsOf(asked.split('</section>')[0] ?? '', 'details').map(({ open }) => ({ open: open !== undefined }));
}

/** Counts Latin words, and pairs of Chinese or Japanese characters. */
function wordsOf(main: string): number {
  const [above = ''] = main.split(/<section[^>]* id="form"/);
  const said = unheld(above)
    .replaceAll(/<(form|select|datalist|svg|script|style)\b[\s\S]*?<\/\1>/g, ' ')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/&[a-z#\d]+;/g, ' ');
  const eastAsian = said.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0;
  return Math.round((said.match(/[\p{Script=Latin}\d][\p{Script=Latin}\d.,$%–-]*/gu)?.length ?? 0) + eastAsian / 2);
}

export function countPage(html: string): Counted {
  const main = mainOf(html);
  return {
    sections: tagsOf(main, 'section').length,
    tables: tagsOf(main, 'table').length,
    questions: questionsOf(main).length,
    words: wordsOf(main),
  };
}
