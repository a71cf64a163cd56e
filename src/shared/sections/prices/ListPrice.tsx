// A list price above ours, and by how much ours is lower.
import { useT } from '../../i18n/useT.ts';
import ui from '../../ui/common.module.css';
import type { LocaleRow } from '../../i18n/locales.ts';
import { once } from '../../i18n/once.ts';

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
