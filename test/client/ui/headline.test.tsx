// Headlines break at their colon before anywhere else: each part is a box of its own, and Chinese breaks between words.
import { renderToStaticMarkup } from 'react-dom/server';
import { PageContext, type PageInfo } from '../../../src/shared/app/PageContext.ts';
import { localeOf, type LocaleCode } from '../../../src/shared/i18n/locales.ts';
import { Headline } from '../../../src/shared/ui/Headline.tsx';

const htmlOf = (code: LocaleCode, text: string) =>
  renderToStaticMarkup(
    <PageContext value={{ locale: localeOf(code) } as PageInfo}>
      <Headline text={text} />
    </PageContext>,
  );
const partsOf = (text: string) =>
  [...htmlOf('jp', text).matchAll(/<span[^>]*>([^<]*)<\/span>/g)].map(([, part]) => part);

test.each([
  [
    '距離で決まる遅延の下限：測る前にリージョンを絞り込む方法',
    ['距離で決まる遅延の下限：', '測る前にリージョンを絞り込む方法'],
  ],
  ['Your bill: what moves', []],
  ['四つの質問：', []],
])('%s', (text, parts) => {
  expect(partsOf(text)).toEqual(parts);
});

test.each([
  ['MySQL 8.0 停止维护之后', 'MySQL 8.0 停止|维护|之后'],
  ['我们负责开通和结算的账号', '我们|负责|开通|和结算的账号'],
  ['机房以\u2060华为云，5 个\u2060工\u2060作\u2060日内回复', '机房以\u2060华为云，5 个\u2060工\u2060作\u2060日内|回复'],
  ['数据留在自有机房', '数据|留在自有机房'],
])('%s, in Chinese', (text, broken) => {
  expect(
    htmlOf('zh_CN', text)
      .replaceAll(/<\/?span[^>]*>/g, '')
      .replaceAll('<wbr/>', '|'),
  ).toBe(broken);
});
