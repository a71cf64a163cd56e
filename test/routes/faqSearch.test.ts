// The search among all questions as visitors use it in five languages: what comes first, what is marked and counted, and what no hit says.
import { startApp, uncached, type App } from '../support/app.ts';
import { clientOf, type Client } from '../support/client.ts';

let app: App;
let site: Client;

beforeAll(async () => {
  app = await startApp({ env: uncached });
  site = clientOf(app.base);
});
afterAll(() => app.close());

const mainOf = (text: string) => /<main[^]*<\/main>/.exec(text)?.[0] ?? '';

async function search(prefix: string, words: string) {
  const { status, text } = await site.get(`/${prefix}/FAQ?q=${encodeURIComponent(words)}`);
  expect(status).toBe(200);
  const main = mainOf(text);
  const open = main.split(/<details[^>]* open=""/).slice(1);
  return { main, hits: open.map((answer) => /(?:id="|href="[^"]*#)q-([\w-]+)"/.exec(answer)?.[1] ?? '') };
}

const queries: readonly [prefix: string, words: string, first: string][] = [
  ['en', 'downtime', 'downtime'],
  ['en', 'Which cloud', 'which-cloud'],
  ['en', 'availability zone', 'regions-and-zones'],
  ['en', '1024', 'decimal-tb'],
  ['en', 'anycast', 'anycast'],
  ['en', 'ICP', 'icp-filing'],
  ['en', 'exchange rate', 'exchange-rate'],
  ['en', 'is tax included?', 'tax'],
  ['en', 'certificates', 'certificates'],
  ['en', 'under attack', 'under-attack'],
  ['en', 'become a partner', 'partner'],
  ['en', 'RTO', 'rto-rpo'],
  ['en', 'webrtc', 'live-protocols'],
  ['en', 'how do we pay', 'payment'],
  ['en', 'certifcates', 'certificates'],
  ['zh-tw', '停機', 'downtime'],
  ['zh-tw', '含稅', 'tax'],
  ['zh-tw', '匯率', 'exchange-rate'],
  ['zh-tw', '备案', 'icp-filing'],
  ['zh-tw', '验证码', 'otp'],
  ['zh-tw', '数据库', 'managed-database'],
  ['zh-tw', 'ＣＤＮ 級距', 'tiered-pricing'],
  ['zh-tw', '清洗率', 'cleaning-rate'],
  ['zh-tw', '合作夥伴', 'partner'],
  ['zh-tw', '憑證效期', 'certificates'],
  ['zh-tw', '免費試用', 'free-trial'],
  ['zh-tw', '毫秒', 'milliseconds'],
  ['zh-tw', '行銷簡訊', 'quiet-hours'],
  ['zh-tw', '付款', 'payment'],
  ['zh', '停机', 'downtime'],
  ['zh', '含税', 'tax'],
  ['zh', '匯率', 'exchange-rate'],
  ['zh', '備案', 'icp-filing'],
  ['zh', '伺服器規格', 'server-size'],
  ['zh', '資料庫', 'managed-database'],
  ['zh', '验证码', 'otp'],
  ['zh', '缓存', 'cdn-cache'],
  ['zh', '账户归谁', 'account-owner'],
  ['zh', '证书', 'certificates'],
  ['zh', '毫秒', 'milliseconds'],
  ['pt', 'parada', 'downtime'],
  ['pt', 'imposto', 'tax'],
  ['pt', 'cambio', 'exchange-rate'],
  ['pt', 'certificados', 'certificates'],
  ['pt', 'regiao', 'regions-and-zones'],
  ['pt', 'SMS de marketing', 'quiet-hours'],
  ['pt', 'sob ataque', 'under-attack'],
  ['pt', 'IP elástico', 'eip-and-vpc'],
  ['pt', 'teste grátis', 'free-trial'],
  ['pt', 'quanto eu economizo', 'savings'],
  ['jp', '停止', 'downtime'],
  ['jp', '税金', 'tax'],
  ['jp', '為替', 'exchange-rate'],
  ['jp', '支払い方法', 'payment'],
  ['jp', 'ｻｰﾊﾞｰ サイズ', 'server-size'],
  ['jp', '証明書', 'certificates'],
  ['jp', '攻撃除去率', 'cleaning-rate'],
  ['jp', 'マーケティング', 'quiet-hours'],
  ['jp', 'パートナー', 'partner'],
  ['jp', '移行', 'downtime'],
  ['jp', '解約', 'account-owner'],
];

test.each(queries)('/%s “%s” finds %s first', async (prefix, words, first) => {
  const { hits } = await search(prefix, words);
  expect(hits[0]).toBe(first);
});

test('counts, marks and opens what it found, and counts each group', async () => {
  const { main, hits } = await search('en', 'anycast');
  expect(main).toContain('<mark>Anycast</mark>');
  expect(main).toMatch(new RegExp(`role="status">${hits.length} answers? about “anycast”`));
  expect(main).toMatch(/0 of 12/);
});

test('marks what is written in the other Chinese, and shows no converted text', async () => {
  const { main } = await search('zh-tw', '数据库');
  expect(main).toContain('<mark>資料庫</mark>');
  expect(main.replace(/value="[^"]*"/, '').replace(/role="status">[^<]*/, '')).not.toContain('数据');
});

test('finds questions of other pages and leads to their answers', async () => {
  const { main } = await search('en', 'one restart');
  expect(main).toMatch(/href="\/en\/server#q-resize"/);
});

test.each([
  ['en', 'blockchain', 'No results found, please enter another keyword'],
  ['zh-tw', '區塊鏈', '查無結果，請換一個關鍵字'],
  ['zh', '区块链', '没有找到结果，请换一个关键词'],
  ['pt', 'criptomoeda', 'Nenhum resultado; tente outra palavra-chave'],
  ['jp', 'ブロックチェーン', '結果がありません。別のキーワードを入力してください'],
])('/%s “%s” says that nothing was found', async (prefix, words, said) => {
  const { main, hits } = await search(prefix, words);
  expect(hits).toEqual([]);
  expect(main).toContain(said);
});

test.each(['<script>alert(1)</script>', '"><img src=x>', '%00', '(((', 'a'.repeat(500)])(
  'takes hostile words: %#',
  async (words) => {
    const { main } = await search('en', words);
    expect(main).not.toMatch(/<script>alert|<img src=x/);
  },
);

test('an empty search shows all questions, each with an address of its own', async () => {
  const { main, hits } = await search('en', ' ');
  expect(hits).toEqual([]);
  expect(new Set(main.match(/id="q-[\w-]+"/g)).size).toBe(36);
  expect(main).toContain('href="#q-downtime"');
});
