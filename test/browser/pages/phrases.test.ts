// Chinese sentences under headings break between words: browsers would break them between any two characters.
import { startApp, uncached } from '../../support/app.ts';
import { undrawn } from '../../support/browser.ts';
import { languages, pathOf, pageSets } from '../../support/pageSets.ts';
import { siteInBrowser } from '../../support/siteInBrowser.ts';

const { newVisit } = siteInBrowser(() => startApp({ env: uncached }), undrawn);

/** Runs in the browser: the sentence under the page's heading, line by line. */
const leadLines = () => {
  const lead = [...document.querySelectorAll('main h1 ~ p')].find((text) => text.checkVisibility());
  if (!lead) return [];
  const walker = document.createTreeWalker(lead, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const lines: string[] = [];
  let below = -1;
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null)
    for (const at of node.data.split('').keys()) {
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      const { bottom, width } = range.getBoundingClientRect();
      if (width > 0 && bottom > below + 8) lines.push('');
      if (width > 0) below = bottom;
      lines[lines.length - 1] += node.data[at] ?? '';
    }
  return lines;
};

test.each(['zh', 'zh-tw'] as const)('on phones the leads of %s pages break between words', async (prefix) => {
  const { page, close } = await newVisit({ javaScriptEnabled: false });
  const words = new Intl.Segmenter(languages[prefix].iso, { granularity: 'word' });
  const cut: string[] = [];
  let read = 0;
  for (const name of pageSets[prefix]) {
    await page.goto(pathOf(prefix, name), { waitUntil: 'domcontentloaded' });
    for (const width of [320, 360, 390]) {
      await page.setViewportSize({ width, height: 900 });
      const lines = await page.evaluate(leadLines);
      const ends = new Set(Array.from(words.segment(lines.join('')), ({ index, segment }) => index + segment.length));
      let end = 0;
      for (const line of lines) {
        end += line.length;
        if (!ends.has(end)) cut.push(`${name} at ${width}: ${lines.join('|')}`);
      }
      read += lines.length;
    }
  }
  await close();
  expect(read).toBeGreaterThan(150);
  expect(cut).toEqual([]);
});
