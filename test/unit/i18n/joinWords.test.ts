// Text that stays on one line: numbers with their units, ranges, dates, amounts of money; and nothing more.
import { joinTree, joinWords, partWords } from '../../../src/shared/i18n/joinWords.ts';
import { dayText } from '../../../src/shared/i18n/days.ts';
import { packSize } from '../../../src/shared/i18n/units.ts';

/** Makes no-break spaces and word joiners visible. */
const seen = (text: string) => text.replaceAll('\u00a0', '_').replaceAll('\u2060', '+');

test.each([
  ['a pack of 10 TB for a month', 'a pack of 10_TB for a month'],
  ['{{size}} GB and {{ms}} ms, 5 km', '{{size}}_GB and {{ms}}_ms, 5_km'],
  ['on 21 November 2026, for', 'on 21_November_2026, for'],
  ['21 de novembro de 2026', '21_de_novembro_de_2026'],
  ['US$ 500 ou NT$ {{twd}}', 'US$_500 ou NT$_{{twd}}'],
  ['2026 年 11 月 21 日起 22 個區域', '2026_年_11_月_21_日起 22_個區域'],
  ['依第 15 至 22 條', '依第_15_至 22_條'],
  ['（第28条）', '（第+28+条）'],
  ['2026年11月21日', '2026+年+11+月+21+日'],
  ['500米ドル、3つ、2か月', '500+米+ド+ル、3+つ、2+か+月'],
  ['7×24 小時、1–2 个工作日', '7×24_小+時、1–+2_个+工+作+日'],
  ['within 1–2 working days, US$500–US$900', 'within 1–+2_working days, US$500–+US$900'],
  ['9:00～18:00、{{from}}～{{to}}', '9:00+～+18:00、{{from}}+～+{{to}}'],
  ['das 9h às 18h, de {{min}} a {{max}}', 'das 9h_às_18h, de {{min}}_a_{{max}}'],
  ['por exemplo +55 11 91234-5678, 例：+81 90 1234 5678', 'por exemplo +55_11_91234-5678, 例：+81_90_1234_5678'],
  ['1 + 2 30 GB', '1 + 2 30_GB'],
  ['他クラウドの分も、答えがないときは、受けている間でも', '他クラウドの+分も、答えがない+ときは、受けている+間でも'],
  [
    '切り替え前に方式と全レコードを、損失については別の受け取り方法で',
    '切り+替え前に方+式と全+レコードを、損失に+ついては別の受け取り方+法で',
  ],
  ['GSM-7 or UCS-2, as in RFC-822', 'GSM-+7 or UCS-+2, as in RFC-822'],
  ['E-mail, por e-mail; Art. 6(1)(b), Hong Kong', 'E-+mail, por e-+mail; Art._6(1)+(b), Hong_Kong'],
  ['Anti-DDoS, on-demand, e-commerce', 'Anti-+DDoS, on-+demand, e-+commerce'],
  [
    'auto-renewal, multi-cloud, (#q-tax), (#q-free-trial), ap-east-2, HTTP-FLV',
    'auto-+renewal, multi-cloud, (#q-tax), (#q-free-trial), ap-east-2, HTTP-FLV',
  ],
  ["the vendor's price, users' networks", 'the vendor’s price, users’ networks'],
  ['exporte-o, usá-la, contá-los, avise-nos', 'exporte-+o, usá-+la, contá-+los, avise-+nos'],
  ['Ásia-Pacífico, dúvidas-chave', 'Ásia-+Pacífico, dúvidas-chave'],
  ['2 vCPU / 8 GiB, USD / month', '2_vCPU_/_8_GiB, USD_/_month'],
  ['até 24 horas, 6 meses, 72 hours', 'até 24_horas, 6_meses, 72_hours'],
  ['24 servers, 3 steps and AWS 或 CDN', '24 servers, 3 steps and AWS 或 CDN'],
  ['10 masses, 10 hats, a–b', '10 masses, 10 hats, a–b'],
  ['お問い合わせください。お問い合わせの記録', 'お問い+合わせください。お問い+合わせの記録'],
  ['[お問い合わせ](contact_us)ください', '[お問い+合わせ](contact_us)ください'],
  // A text that is only this word may stand in a flexible box, where the element around the letters would be a box.
  ['お問い合わせ', 'お問い合わせ'],
  ['ログイン方法の変更、払い戻しの条件。たとえばAWS', 'ログイン方+法の変更、払い+戻しの条件。た+とえばAWS'],
  ['AWS、Google Cloud、Azure 等七大公有雲', 'AWS、Google_Cloud、Azure 等七大公有雲'],
  ['SQL Server 2016 與 Cloud SQL for MySQL', 'SQL_Server_2016_與 Cloud SQL for MySQL'],
  ['Microsoft Azureの費用、AWS Global Acceleratorの費用', 'Microsoft_Azureの費用、AWS Global Acceleratorの費用'],
  ['Amazon Linux 2のサポート、MySQL 8.0, TLS 1.3', 'Amazon_Linux_2のサポート、MySQL_8.0, TLS_1.3'],
  ['Global Accelerator、{{tb}} TB CDN 流量包', 'Global Accelerator、{{tb}}_TB CDN 流量包'],
  ['AWS, Google Cloud, Azure', 'AWS, Google Cloud, Azure'],
  ['1 Gbpsあたり、約5 MBです', '1_Gbpsあたり、約5_MBです'],
])('%s', (text, joined) => {
  expect(seen(joinWords(text))).toBe(joined);
  expect(joinWords(joinWords(text))).toBe(joinWords(text));
  expect(partWords(joinWords(text))).toBe(text);
});

test('lists stay lists', () => {
  expect(joinTree({ rows: ['10 TB'], deep: { er: '1 ms' } })).toEqual({
    rows: ['10\u00a0TB'],
    deep: { er: '1\u00a0ms' },
  });
});

test('calculated figures are joined like those in the texts', () => {
  expect(seen(packSize(10_000))).toBe('10_TB');
  expect(seen(packSize(500))).toBe('500_GB');
});

test.each([
  ['en', '21_November_2026'],
  ['zh-TW', '2026_年_11_月_21_日'],
  ['zh-CN', '2026_年_11_月_21_日'],
  ['pt', '21_de_novembro_de_2026'],
  ['ja', '2026+年+11+月+21+日'],
])('a day in %s', (iso, text) => {
  expect(seen(dayText({ iso }, '2026-11-21'))).toBe(text);
});
