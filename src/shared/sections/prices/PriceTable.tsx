// A table of prices: plates on phones; a table that is still too wide scrolls by itself, also by keyboard.
import type { ReactNode } from 'react';
import { TableHead } from '../../ui/TableHead.tsx';
import type { PriceList } from '../../webapi/priceLists.ts';
import ui from '../../ui/common.module.css';
import { DataLinks } from './DataLinks.tsx';
import css from './PriceTable.module.css';

type Props = {
  caption: string;
  heads: readonly string[];
  layout: 'zones' | 'countries' | 'packs';
  list: PriceList;
  /** Rows. `data-head` is a cell's label on phones, `data-price` marks the main cell, and `data-hot` a recommended row. */
  children: ReactNode;
};

export function PriceTable({ caption, heads, layout, list, children }: Props) {
  return (
    <>
      <div
        className={`${ui.sideways} ${css.scroll}`}
        data-layout={layout}
        tabIndex={0}
        role="region"
        aria-label={caption}
      >
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
