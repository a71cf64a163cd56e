// Heads: of a page, with breadcrumb, heading, one paragraph, next steps and a drawing; and of a section.
import type { ReactNode } from 'react';
import ui from './common.module.css';
import { Lines } from './Lines.tsx';
import css from './PageHead.module.css';
import { Phrases } from './Phrases.tsx';
import { usePage } from '../app/PageContext.ts';
import { useT } from '../i18n/useT.ts';
import breadcrumbCss from './Breadcrumb.module.css';

/** The breadcrumb: the home page, then the page's own short name. */
export function Breadcrumb({ name }: { name: string }) {
  const t = useT('layout');
  return (
    <nav aria-label={t('breadcrumb')}>
      <ol className={breadcrumbCss.trail}>
        <li>
          <a href={usePage().href('home')}>{t('home')}</a>
        </li>
        <li aria-current="page">{name}</li>
      </ol>
    </nav>
  );
}

type Props = {
  /** The page's name in the breadcrumb; without it there is no breadcrumb. */
  name?: string;
  title: string;
  /** A sentence, or lines that its page has set. */
  lead: ReactNode;
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
          <p>{typeof lead === 'string' ? <Phrases text={lead} /> : lead}</p>
          {actions && <div className={ui.acts}>{actions}</div>}
        </div>
        {drawing}
      </div>
      {children}
    </div>
  );
}

/** The head of a section: its heading, and one sentence or link beside the heading's last line. */
export function SectionHead({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className={ui.secHead}>
      <h2>
        <Lines text={title} />
      </h2>
      {children && <p>{children}</p>}
    </div>
  );
}
