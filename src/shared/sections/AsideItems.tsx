// A heading and a list, beside a form.
import { Lines } from '../ui/Lines.tsx';
import css from './DeskForm.module.css';

export function AsideItems({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <div className={css.list}>
      <h2>
        <Lines text={title} />
      </h2>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}
