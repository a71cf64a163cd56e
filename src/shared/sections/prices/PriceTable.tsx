// A table of prices that scrolls within itself where the screen is too narrow, by keyboard as well.
import type { ReactNode } from 'react';
import { TableHead } from '../../ui/TableHead.tsx';
import type { PriceList } from '../../webapi/priceLists.ts';
import { DataLinks } from './DataLinks.tsx';
import css from './PriceTable.module.css';

type Props = {
  caption: string;
  heads: readonly string[];
  layout: 'zones' | 'models' | 'plans' | 'countries' | 'packs';
  list: PriceList;
  children: ReactNode;
};

export function PriceTable({ caption, heads, layout, list, children }: Props) {
  return (
    <>
      <div className={css.scroll} data-layout={layout} tabIndex={0} role="region" aria-label={caption}>
        <table>
          <caption>
            <span>{caption}</span>
          </caption>
          <TableHead heads={heads} />
          <tbody>{children}</tbody>
        </table>
      </div>
      <DataLinks list={list} />
    </>
  );
}
