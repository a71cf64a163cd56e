// Finds headings, questions and captions on the open page whose last line holds a single character.
import type { Page } from 'playwright-core';

/** How many take more than one line, so that something is proven, and the words of those that end in one character. */
export const lonelyEnds = (page: Page): Promise<{ broken: number; lonely: string[] }> =>
  page.evaluate(() => {
    const range = document.createRange();
    const lonely: string[] = [];
    let broken = 0;
    for (const element of document.querySelectorAll('main :is(h1, h2, h3, summary, figcaption, caption)')) {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const rows: { bottom: number; words: string }[] = [];
      for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
        for (let index = 0; index < node.length; index += 1) {
          range.setStart(node, index);
          range.setEnd(node, index + 1);
          const { bottom, width } = range.getBoundingClientRect();
          const row = rows[rows.length - 1];
          if (width === 0) continue;
          if (row && bottom < row.bottom + 8) row.words += node.data[index] ?? '';
          else rows.push({ bottom, words: node.data[index] ?? '' });
        }
      }
      if (rows.length < 2) continue;
      broken += 1;
      if ((rows[rows.length - 1]?.words.trim().length ?? 0) < 2)
        lonely.push(rows.map(({ words }) => words).join(' | '));
    }
    return { broken, lonely };
  });
