// A list price that no longer holds: struck through, and named as such for those who cannot see the stroke.
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
