// Finds line breaks that separate what is read as one: figures and units, Japanese words, Chinese marks and the word
// before, names of two words.
import type { Page } from 'playwright-core';
import type { Prefix } from './pageSets.ts';

/**
 * Headings, questions and captions whose last line holds a single character. `broken` counts those with more than one
 * line, to prove that the check found something to check.
 */
const lonelyEnds = (page: Page): Promise<{ broken: number; lonely: string[] }> =>
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

// The patterns for text that must stay on one line.
const gap = '[ \\u00a0\\u2060]*';
const figure = '\\d(?:[\\d.,]*\\d)?';
const latin =
  'TB|GB|MB|kB|GiB|MiB|PB|Tbps|Gbps|Mbps|ms|km|vCPU|USDT|TWD|%|working|hours?|days?|months?|horas?|dias?|mês|meses';
const months =
  'January|February|March|April|May|June|July|August|September|October|November|December|janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro';
const chinese = '美元|元|小时|小時|天|周|週|秒|分钟|分鐘|个|個|条|條|年|月|日|位|人|家|国|國';
const japanese = '米ドル|台湾ドル|時間|営業日|か月|か国|か所|日|年|月|秒|分|つ|社|回|通|種類';

const asOne: readonly string[] = [
  `${figure}${gap}(?:${latin})(?![\\p{Script=Latin}\\p{N}])`,
  `(?:US|NT)\\$${gap}${figure}`,
  `${figure}${gap}[–～]${gap}${figure}`,
  `\\d{1,2} ?${gap}(?:de${gap})?(?:${months})(?:${gap}(?:de${gap})?\\d{4})?`,
  `\\d{4}${gap}年${gap}\\d{1,2}${gap}月(?:${gap}\\d{1,2}${gap}日)?`,
  `${figure}${gap}(?:${chinese}|${japanese})`,
  `${figure} a ${figure}(?= \\p{L})`,
  `vCPU${gap}/${gap}${figure}`,
  // on-demand, e-mail; usá-la
  `(?<![\\p{L}\\d#/-])\\p{L}\\p{Ll}{0,3}-${gap}\\p{L}{2,}(?![\\p{L}-])`,
  `\\p{L}{2,}-${gap}l?[ao]s?(?!\\p{L})`,
];

const katakana: readonly string[] = ['[ァ-ヴー]{2,}'];

const name = '(?:(?:Google|Alibaba|Tencent|Huawei)[ \\u00a0]Cloud|SQL[ \\u00a0]Server)';
const eastAsian = '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}、，：・]';

/** Names among Chinese or Japanese words; alone in a narrow cell a name may take two lines. */
const names: readonly string[] = [`(?<=${eastAsian}${gap})${name}|${name}(?=${gap}${eastAsian})`];

const closed: readonly string[] = ['[^\\s][，。：；！？、）」』】》]'];

/**
 * Places where a match of the patterns is broken across lines. `found` counts all matches, to prove that there was
 * something to check.
 */
const cutIn = (page: Page, patterns: readonly string[]): Promise<{ found: number; cut: string[] }> =>
  page.evaluate((sources) => {
    const expressions = sources.map((source) => new RegExp(source, 'gu'));
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const cut: string[] = [];
    let found = 0;
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      // A closed panel of the header has the width of its button.
      if (node.parentElement?.closest('header details:not([open])')) continue;
      const text = node.nodeValue ?? '';
      for (const { 0: words, index } of expressions.flatMap((expression) => [...text.matchAll(expression)])) {
        range.setStart(node, index);
        range.setEnd(node, index + words.length);
        const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
        if (boxes.length > 0) found += 1;
        const [first] = boxes;
        if (first && boxes.some(({ top }) => Math.abs(top - first.top) > first.height / 2))
          cut.push(text.slice(Math.max(0, index - 10), index + words.length + 10));
      }
    }
    return { found, cut };
  }, patterns);

/** Pages with the most figures. */
const dense = new Set([
  '',
  'cdn',
  'server',
  'ddos',
  'coflyer',
  'prepaidcard',
  'FAQ',
  'cloudLive',
  'coshield',
  'alicloud.migration',
  'aws.global.accelerator',
  'EdgeNext',
  'akamai',
  'promotion002',
]);

/** Pages with calculators that have select lists. */
const hasLists = new Set(['cdn', 'sms', 'coflyer', 'cloudIntegration']);

/**
 * What must stay together in each language, and how often at least it occurs on the pages, to prove that the check
 * works.
 */
export const kinds = {
  asOne: [asOne, 300],
  katakana: [katakana, 2000],
  closed: [closed, 2000],
  names: [names, 5],
} as const;
export type Kind = keyof typeof kinds;
export const kindsOf = (prefix: Prefix): readonly Kind[] => {
  if (prefix === 'jp') return ['asOne', 'katakana', 'names'];
  return prefix === 'zh' || prefix === 'zh-tw' ? ['asOne', 'closed', 'names'] : ['asOne'];
};

/** Select lists that are too narrow for their longest value. */
const cutValues = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('select')].flatMap((list) => {
      const { font, paddingLeft, paddingRight } = getComputedStyle(list);
      const room = list.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
      const pen = document.createElement('canvas').getContext('2d');
      if (!pen) throw new Error('Nothing to measure with');
      pen.font = font;
      return [...list.options].map(({ text }) => text).filter((text) => pen.measureText(text).width > room);
    }),
  );

/** Includes articles, which have many figures. */
export const isDense = (name: string): boolean => dense.has(name) || hasLists.has(name) || name.startsWith('blog/');

export type Lines = {
  kinds: readonly { kind: Kind; found: number; cut: string[] }[];
  ends: { broken: number; lonely: string[] };
  /** Undefined on a page without select lists. */
  cutValues: string[] | undefined;
};

/** Checks the page at its current width. */
export async function linesOn(page: Page, prefix: Prefix, name: string): Promise<Lines> {
  const read: { kind: Kind; found: number; cut: string[] }[] = [];
  for (const kind of kindsOf(prefix)) read.push({ kind, ...(await cutIn(page, kinds[kind][0])) });
  return {
    kinds: read,
    ends: await lonelyEnds(page),
    cutValues: hasLists.has(name) ? await cutValues(page) : undefined,
  };
}
