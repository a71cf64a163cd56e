// A table of prices: rows of plates on phones, and what is still too wide scrolls within itself, by keyboard as well.
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
  /** Rows, in which `data-head` is what a phone calls a cell and `data-price` marks the one that decides; `data-hot` marks a row with a reason to take it. */
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
