// A list price above ours: struck through, and announced as list price to screen readers.
import { useT } from '../../i18n/useT.ts';
import ui from '../../ui/common.module.css';

export function ListPrice({ text }: { text: string | undefined }) {
  const t = useT('prices');
  return (
    <>
      <span className={ui.vh}>{t('list')} </span>
      <s>{text}</s>
    </>
  );
}
