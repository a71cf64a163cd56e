// Figures with what they count: large as a section, or small below the buttons of a page's head.
import css from './FigureList.module.css';
import { usePageText } from './usePageText.ts';

export function FigureList({ name, look }: { name: string; look: 'large' | 'small' }) {
  const { t, has, items } = usePageText();
  return (
    <dl className={css.figures} data-look={look}>
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
