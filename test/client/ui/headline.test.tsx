// Headlines break at their colon before anywhere else: each part is a box of its own.
import { renderToStaticMarkup } from 'react-dom/server';
import { Headline } from '../../../src/shared/ui/Lines.tsx';

const partsOf = (text: string) =>
  [...renderToStaticMarkup(<Headline text={text} />).matchAll(/<span[^>]*>([^<]*)<\/span>/g)].map(([, part]) => part);

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
