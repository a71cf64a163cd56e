// Finds in the page that is open what is read as one and stands on two lines.
import type { Page } from 'playwright-core';

const gap = '[ \\u00a0\\u2060]*';
const figure = '\\d(?:[\\d.,]*\\d)?';
const latin =
  'TB|GB|MB|kB|GiB|MiB|PB|Tbps|Gbps|Mbps|ms|km|vCPU|USDT|TWD|%|working|hours?|days?|months?|horas?|dias?|mês|meses';
const months =
  'January|February|March|April|May|June|July|August|September|October|November|December|janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro';
const chinese = '美元|元|小时|小時|天|周|週|秒|分钟|分鐘|个|個|条|條|年|月|日|位|人|家|国|國';
const japanese = '米ドル|台湾ドル|時間|営業日|か月|か国|か所|日|年|月|秒|分|つ|社|回|通|種類';

export const asOne: readonly string[] = [
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

export const katakana: readonly string[] = ['[ァ-ヴー]{2,}'];

const name = '(?:(?:Google|Alibaba|Tencent|Huawei)[ \\u00a0]Cloud|SQL[ \\u00a0]Server)';
const eastAsian = '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}、，：・]';

/** Among Chinese or Japanese words; alone in a narrow cell a name may take two lines. */
export const names: readonly string[] = [`(?<=${eastAsian}${gap})${name}|${name}(?=${gap}${eastAsian})`];

export const closed: readonly string[] = ['[^\\s][，。：；！？、）」』】》]'];

/** What the patterns find in the words of the page, and how often: where nothing is found nothing is proven. */
export const cutIn = (page: Page, patterns: readonly string[]): Promise<{ found: number; cut: string[] }> =>
  page.evaluate((sources) => {
    const expressions = sources.map((source) => new RegExp(source, 'gu'));
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const cut: string[] = [];
    let found = 0;
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
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
