// The price that a search asks for: which numbers and sizes it reads, and how the answer writes them, also as a suggestion.
import { startApp, uncached } from '../../support/app.ts';
import { textOf } from '../../support/html.ts';
import { siteOf } from '../../support/siteOf.ts';

const site = siteOf(() => startApp({ env: uncached }));

async function found(prefix: string, words: string): Promise<string> {
  const { status, text } = await site.get(`/${prefix}/search?q=${encodeURIComponent(words)}`);
  expect(status).toBe(200);
  return /<main[^]*<\/main>/.exec(text)?.[0] ?? '';
}

type Suggested = { result: { text: string[]; note: string }[] };
const suggested = async (language: string, words: string) =>
  (JSON.parse((await site.get(`/webapi/search/${language}?q=${encodeURIComponent(words)}`)).text) as Suggested).result;

test.each([
  ['en', 'can I send marketing sms to taiwan at 21:00'],
  ['en', 'sms japan 5.5% discount'],
  ['en', 'how many sms are 500 characters in japan'],
  ['en', 'sms to japan for $100'],
  ['zh-tw', '台灣簡訊 21點可以發嗎'],
  ['zh', '台湾短信 2027年 新规定'],
  ['pt', 'sms para taiwan às 21h'],
  ['jp', '台湾 SMS 21時'],
  ['zh', '台湾短信 三百字 可以发吗'],
  ['zh', '双十一短信 台湾'],
  ['zh-tw', '台灣簡訊 二十四小時都能發嗎'],
])('/%s “%s” asks for no number of messages', async (prefix, words) => {
  const main = await found(prefix, words);
  expect(main.slice(0, main.indexOf('id="pages"'))).not.toMatch(/\$\s?[\d.,]+<\/b>/);
});

test.each([
  ['en', 'cdn taiwan 5000 TB', 'CDN, Taiwan (Asia Pacific 1), 5,000 TB a month'],
  ['en', 'sms japan 1', 'SMS to Japan, 1 segment'],
  ['en', 'sms japan 2000', 'SMS to Japan, 2,000 segments'],
  ['pt', 'sms japão 1', 'SMS para Japão, 1 segmento'],
])('/%s the answer to “%s” is for “%s”, also as a suggestion', async (prefix, words, said) => {
  const main = await found(prefix, words);
  const asked = textOf(/<h2>([^]*?)<\/h2>/.exec(main)?.[1] ?? '');
  expect(asked).toBe(said);
  const [first] = await suggested(prefix, words);
  expect(first?.text.join('').replace(/[\u2060]/g, '')).toBe(said.replace(/ \(.*\)/, ''));
});

test.each([
  ['en', 'CDN Taiwan 0.125 TB', 'CDN Taiwan 125 GB'],
  ['en', 'CDN Taiwan 1.024 TB', 'CDN Taiwan 1,024 GB'],
  ['en', 'CDN Taiwan 0,125 TB', 'CDN Taiwan 125 GB'],
  ['en', 'CDN Taiwan 1.024.000 GB', 'CDN Taiwan 1,024 TB'],
  ['zh-tw', 'CDN 台灣 0.125 TB', 'CDN 台灣 125 GB'],
  ['zh-tw', 'CDN 台灣 ２．５ TB', 'CDN 台灣 2500 GB'],
  ['zh-tw', 'CDN 台灣 五百 GB', 'CDN 台灣 500 GB'],
  ['zh-tw', '三萬則簡訊 日本', '30000 則簡訊 日本'],
  ['zh-tw', '兩萬五千則簡訊到台灣', '25000 則簡訊到台灣'],
  ['zh', '两千条短信发到日本多少钱', '2000条短信发到日本多少钱'],
  ['zh', '短信 日本 一百二十万条', '短信 日本 1200000条'],
  ['zh', '短信 日本 三万五', '短信 日本 35000'],
  ['zh', '短信 日本 1万五千条', '短信 日本 15000条'],
  ['jp', '台湾へSMSを三千通', '台湾へSMSを3000通'],
])('/%s “%s” has the price of “%s”', async (language, words, same) => {
  const [[price], [other]] = await Promise.all([suggested(language, words), suggested(language, same)]);
  expect(other?.note).toMatch(/^US\$/);
  expect(price?.note).toBe(other?.note);
});
