// Figures with their units, below the buttons of a page's head.
import css from './FigureList.module.css';
import { usePageText } from './usePageText.ts';

export function FigureList({ name }: { name: string }) {
  const { t, has, items } = usePageText();
  return (
    <dl className={css.figures}>
      {items(`${name}.figures`, '.value').map((figure) => (
        <div key={figure}>
          <dt>{t(`${figure}.term`)}</dt>
          <dd>
            {t(`${figure}.value`)}
            {has(`${figure}.unit`) && <small>{t(`${figure}.unit`)}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
