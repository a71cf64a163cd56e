// What price lists share: their table, links to their data, list prices above ours, tiers of traffic.
import type { ReactNode } from 'react';
import { TableHead } from '../WordTable.static.tsx';
import { type PriceList, priceDataPath, priceFormats } from '../../webapi/priceLists.ts';
import ui from '../../ui/common.module.css';
import css from './PriceTable.module.css';
import { useT, type Translate } from '../../i18n/useT.ts';
import pricesCss from './Prices.module.css';
import type { LocaleRow } from '../../i18n/locales.ts';
import { once } from '../../i18n/once.ts';
import { rangeText } from '../../i18n/numbers.ts';
import { measured } from '../../i18n/units.ts';

/** Links to a price list as data, one for each format. */
export function DataLinks({ list }: { list: PriceList }) {
  const t = useT('prices');
  return (
    <p className={`${ui.cap} ${pricesCss.data}`}>
      {t('data', { list: t(`lists.${list}`) })}{' '}
      {priceFormats.map((format) => (
        <a key={format} href={priceDataPath(list, format)} type={format === 'json' ? 'application/json' : 'text/csv'}>
          {format.toUpperCase()}{' '}
        </a>
      ))}
    </p>
  );
}

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

/** Struck through, and announced as list price to screen readers. */
export function ListPrice({ text }: { text: string | undefined }) {
  const t = useT('prices');
  return (
    <>
      <span className={ui.vh}>{t('list')} </span>
      <s>{text}</s>
    </>
  );
}

const shares = once((iso: string) => new Intl.NumberFormat(iso, { style: 'percent', maximumFractionDigits: 1 }));

/** The difference between two prices as a formatted percentage. */
export const percentOff = ({ iso }: LocaleRow, from: number, to: number): string => shares(iso).format(1 - to / from);

/** `prices`: translator of that namespace. Tiers in content/ are written `1-10 TB`, the last one `100 TB+`. */
export function tierText(locale: LocaleRow, tier: string, prices: Translate): string {
  const [, from = '', to = ''] = /^(\d+)-(\d+) TB$/.exec(tier) ?? [];
  return to ? measured(rangeText(locale, from, to), 'TB') : prices('cdn.over', { tb: Number.parseInt(tier, 10) });
}
