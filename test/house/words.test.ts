// Every text follows the glossary, the formats and the allowed promises; each fault names file, key, the words and a
// replacement.
import { localeCodes, type LocaleCode } from '../../src/shared/i18n/locales.ts';
import { leavesOf, readTexts } from '../support/sources.ts';
import { everySaid } from './words/everySaid.ts';
import { faultsOf } from './words/rules.ts';

const said = everySaid();

test.each(localeCodes)('the words of %s', (code) => {
  const own = said.filter(({ locale }) => locale === code);
  expect(own.length).toBeGreaterThan(500);
  const faults = own.flatMap((row) =>
    faultsOf(row).map(({ place, found, why, write }) => `${row.file} ${place}: “${found}” (${why}) → ${write}`),
  );
  expect(faults).toEqual([]);
});

test.each(localeCodes)('in %s each sample message of COFlyer names its sender first, as its page asks', (code) => {
  const texts = leavesOf(readTexts(code, 'coflyer'));
  const sample = ['code', 'notice', 'campaign'].map((id) => texts.get(`day.${id}.text`) ?? '');
  const senders = new Set(sample.map((text) => /^(?:【.+?】|[^\d:]+: )/.exec(text)?.[0] ?? text));
  expect([...senders]).toHaveLength(1);
});

test('the rules find wrong words and accept right ones', () => {
  const found = (locale: LocaleCode, text: string, place = 'x.text') =>
    faultsOf({ file: '', place, locale, text }).map((fault) => fault.found);
  expect(found('en', 'Sign in, pay $5, 500 USD, 10TB, "now" — the best')).toEqual(
    expect.arrayContaining(['Sign in', '$', '500 USD', '0TB', '"', '—', 'the best']),
  );
  expect(found('zh_CN', '你好,共5个账号,一个窗口只有7×24')).toEqual(
    expect.arrayContaining(['你', '好,', '共5', '个账号', '7×24']),
  );
  expect(found('zh_TW', '台幣付款,官方代理，SLA 99.9%')).toEqual(
    expect.arrayContaining(['台幣', '官方', 'SLA', '99.9%']),
  );
  expect(found('en', 'the rate , not the the sum, and a way back')).toEqual(
    expect.arrayContaining([' ,', 'the the', 'way back']),
  );
  expect(found('pt', 'O utilizador está a aceder ao servidor de nome antigo')).toEqual(
    expect.arrayContaining(['utilizador', 'está a aceder', 'servidor de nome ']),
  );
  expect(found('pt', 'A confirmação está a caminho, com o registro e os servidores de nomes')).toEqual([]);
  expect(found('pt', 'Ela volta na {{day}}', 'offices.opensOn')).toEqual(['na \uFFFC']);
  expect(found('pt', 'US$500 às 9:00, 1–2 dias úteis, 99.995%, 2000+ nós')).toEqual(
    expect.arrayContaining(['US$5', '9:00', '–2 dias', '9.995%', '0+']),
  );
  expect(found('jp', 'メモリ、COBox マルチ、一つ、1–2営業日')).toEqual(
    expect.arrayContaining(['メモリ', 'x マ', '一つ', '1–2']),
  );
  expect(found('en', 'One chart for you.', 'home.h1')).toEqual(expect.arrayContaining(['chart', '.']));
  expect(found('jp', '往復が生じます。', 'cdn.choose.rows.0.2')).toEqual(['。']);
  expect(found('jp', '往復が生じます。', 'cdn.choose.text')).toEqual([]);
  expect(found('zh_CN', '计费区域、新台币、{{count}}个，7×24 小时')).toEqual([]);
  expect(found('jp', 'メモリー1 GiB、一通り、1～2営業日以内に回答します')).toEqual([]);
});
