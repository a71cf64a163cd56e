// The head of a page with an account form: breadcrumb, heading and one sentence.
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import { Lines } from '../../ui/Lines.tsx';
import css from './AccountSection.module.css';

type Props = { name: string; title: string; lead: string };

export function AccountHead({ name, title, lead }: Props) {
  return (
    <div className={css.head}>
      <Breadcrumb name={name} />
      <h1>
        <Lines text={title} />
      </h1>
      <p>{lead}</p>
    </div>
  );
}
