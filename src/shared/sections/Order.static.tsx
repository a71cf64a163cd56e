// What is agreed before ordering through us, beside an example order, in TWD for readers in Taiwan.
import { useNeed } from '../app/needs.ts';
import { usePage } from '../app/PageContext.ts';
import { staticPart } from '../app/staticPart.tsx';
import { toTwd } from '../calculators/currency.ts';
import { listMark } from '../i18n/marks.ts';
import { useT } from '../i18n/useT.ts';
import { twd, usd } from '../i18n/numbers.ts';
import { OrderSheet } from './OrderSheet.tsx';
import type { Ground } from './Section.tsx';
import { usePageText } from './usePageText.ts';

type Props = { name: string; ground?: Ground };

export const Order = /*#__PURE__*/ staticPart(
  'Order',
  function Order({ name, ground }: Props) {
    const { page, locale } = usePage();
    const { t, items } = usePageText();
    const words = useT('pieces');
    const { twdPerUsd } = useNeed('exchange');
    const { order = [] } = useNeed('clouds')[page.id] ?? {};
    const inTwd = locale.code === 'zh_TW';
    const sum = order.reduce((total, row) => total + row.usd, 0);
    const own = (amount: number) => (inTwd ? twd(locale, toTwd(amount, twdPerUsd)) : usd(locale, amount));
    return (
      <OrderSheet
        name={name}
        ground={ground}
        cells={items(`${name}.cells`, '.term').map((cell) => [t(`${cell}.term`), t(`${cell}.text`)])}
        rows={order.map(({ what, count, usd: amount }) => ({
          key: what,
          cells: [
            count === undefined ? what.replaceAll(', ', listMark(locale)) : words('order.count', { what, count }),
            ...(inTwd ? [usd(locale, amount)] : []),
            own(amount),
          ],
        }))}
        total={[words('order.sum'), own(sum)]}
      />
    );
  },
  'page',
);
