// Joined words are held together by an element in HTML, and by nothing where no element is possible.
import { holdWords } from '../../../src/server/render/partCache.ts';

/** Replaces + by the invisible joiner. */
const made = (html: string) => holdWords(html.replaceAll('+', '\u2060'));

test.each([
  ['<p>2026+年+11+月</p>', '<p>202<co-w>6年1</co-w><co-w>1月</co-w></p>'],
  ['<p>500米+ド+ル、on-+demand</p>', '<p>500<co-w>米ドル</co-w>、on<co-w>-d</co-w>emand</p>'],
  ['<p>9:00+～+18:00</p>', '<p>9:0<co-w>0～1</co-w>8:00</p>'],
  ['<a title="E-+mail" href="/a">x</a>', '<a title="E-mail" href="/a">x</a>'],
  [
    '<svg><title>3+つ</title><text>3+つ</text></svg>3+つ',
    '<svg><title>3つ</title><text>3つ</text></svg><co-w>3つ</co-w>',
  ],
  ['<select><option value="3+つ">3+つ</option></select>', '<select><option value="3つ">3つ</option></select>'],
  ['<button class="btn">Keep the e-+mail</button>', '<button class="btn">Keep the e<co-w>-m</co-w>ail</button>'],
  ['<p>nothing to hold</p>', '<p>nothing to hold</p>'],
])('%s', (html, held) => {
  expect(made(html)).toBe(held);
});
