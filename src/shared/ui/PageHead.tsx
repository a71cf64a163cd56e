// The head of a page: breadcrumb, heading, one paragraph, the next steps, and a drawing beside them.
import type { ReactNode } from 'react';
import { Breadcrumb } from './Breadcrumb.tsx';
import ui from './common.module.css';
import { Lines } from './Lines.tsx';
import css from './PageHead.module.css';

type Props = {
  /** The page's name in the breadcrumb; without it there is no breadcrumb. */
  name?: string;
  title: string;
  lead: string;
  actions?: ReactNode;
  drawing?: ReactNode;
  children?: ReactNode;
};

export function PageHead({ name, title, lead, actions, drawing, children }: Props) {
  return (
    <div className={ui.wrap}>
      {name && <Breadcrumb name={name} />}
      <div className={css.head}>
        <div>
          <h1>
            <Lines text={title} />
          </h1>
          <p>
            <Lines text={lead} />
          </p>
          {actions && <div className={ui.acts}>{actions}</div>}
        </div>
        {drawing}
      </div>
      {children}
    </div>
  );
}
