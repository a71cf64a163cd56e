// Chinese sentences under headings break between words: browsers would break them between any two characters.
import { accountDialogs } from '../../../src/shared/forms/AccountForm.ts';
import { startApp, uncached } from '../../support/app.ts';
import { undrawn } from '../../support/browser.ts';
import { languages, pathOf, pageSets } from '../../support/pageSets.ts';
import { siteInBrowser } from '../../support/siteInBrowser.ts';
import { onAWorkday } from '../../support/taipei.ts';

const { newVisit } = siteInBrowser(() => startApp({ env: uncached, replaced: { clock: onAWorkday } }), undrawn);

/** Runs in the browser: the sentence under a heading, line by line. */
const leadLines = (leads: string) => {
  const lead = [...document.querySelectorAll(leads)].find((text) => text.checkVisibility());
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

/** How many lines the leads at these addresses have, and which of them end inside a word. */
async function linesAt(prefix: 'zh' | 'zh-tw', addresses: readonly string[], leads: string) {
  const { page, close } = await newVisit({ javaScriptEnabled: false });
  const words = new Intl.Segmenter(languages[prefix].iso, { granularity: 'word' });
  const cut: string[] = [];
  let read = 0;
  for (const address of addresses) {
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    for (const width of [320, 360, 390]) {
      await page.setViewportSize({ width, height: 900 });
      const lines = await page.evaluate(leadLines, leads);
      const ends = new Set(Array.from(words.segment(lines.join('')), ({ index, segment }) => index + segment.length));
      let end = 0;
      for (const line of lines) {
        end += line.length;
        if (!ends.has(end)) cut.push(`${address} at ${width}: ${lines.join('|')}`);
      }
      read += lines.length;
    }
  }
  await close();
  return { read, cut };
}

test.each(['zh', 'zh-tw'] as const)('on phones the leads of %s pages break between words', async (prefix) => {
  const { read, cut } = await linesAt(
    prefix,
    pageSets[prefix].map((name) => pathOf(prefix, name)),
    'main h1 ~ p',
  );
  expect(read).toBeGreaterThan(150);
  expect(cut).toEqual([]);
});

test.each(['zh', 'zh-tw'] as const)('and so does the sentence under the heading of each %s dialog', async (prefix) => {
  const { read, cut } = await linesAt(
    prefix,
    accountDialogs.map((name) => `/${prefix}/cdn?dialog=${name}`),
    '[role=dialog] h2 ~ p',
  );
  expect(read).toBeGreaterThan(3 * accountDialogs.length);
  expect(cut).toEqual([]);
});
