// Head C: words in five columns beside a drawn interface, said to be an example in its caption.
import type { ReactNode } from 'react';
import { usePage } from '../../app/PageContext.ts';
import { useT } from '../../i18n/useT.ts';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import ui from '../../ui/common.module.css';
import type { ActionNames } from './Actions.tsx';
import css from './Head.module.css';
import { Lead, Title } from './HeadWords.tsx';

type Props = ActionNames & { screen: ReactNode; title: string; caption: string };

export function HeadScreen({ screen, title, caption, ...actions }: Props) {
  const { page } = usePage();
  return (
    <div className={ui.wrap}>
      <Breadcrumb name={useT(page.id)('name')} />
      <div className={css.screenHead}>
        <div>
          <Title />
          <Lead {...actions} />
        </div>
        <figure>
          <div className={css.screen} role="img" aria-label={title}>
            {screen}
          </div>
          <figcaption className={ui.cap}>{caption}</figcaption>
        </figure>
      </div>
    </div>
  );
}
