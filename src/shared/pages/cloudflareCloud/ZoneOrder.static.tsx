// What an order of several domains puts in writing, beside an example of one that lists them.
import { useNeed } from '../../app/needs.ts';
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { OrderSheet } from '../../sections/OrderSheet.tsx';
import type { Ground } from '../../sections/Section.tsx';
import { usePageText } from '../../sections/usePageText.ts';

export const ZoneOrder = /*#__PURE__*/ staticPart(
  'ZoneOrder',
  function ZoneOrder({ name, ground }: { name: string; ground: Ground }) {
    const { page } = usePage();
    const { t, items } = usePageText();
    const { zones = [] } = useNeed('clouds')[page.id] ?? {};
    return (
      <OrderSheet
        name={name}
        ground={ground}
        cells={items(`${name}.cells`, '.term').map((cell) => [t(`${cell}.term`), t(`${cell}.text`)])}
        rows={zones.map(({ name: domain, plan }) => ({ key: domain, cells: [domain, plan] }))}
        total={[t(`${name}.bills`), '1']}
      />
    );
  },
  'page',
);
