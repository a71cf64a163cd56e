// Head D: words at the left, a drawing of the page's own prices without a frame beside them.
import type { ReactNode } from 'react';
import { usePage } from '../../app/PageContext.ts';
import { useT } from '../../i18n/useT.ts';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import ui from '../../ui/common.module.css';
import { type ActionNames, Lead, Title } from './HeadWords.tsx';
import css from './Head.module.css';

type Props = ActionNames & { drawing: ReactNode };

export function HeadLedger({ drawing, ...actions }: Props) {
  const { page } = usePage();
  return (
    <div className={ui.wrap}>
      <Breadcrumb name={useT(page.id)('name')} />
      <div className={css.plateHead}>
        <div>
          <Title />
          <Lead {...actions} />
        </div>
        {drawing}
      </div>
    </div>
  );
}
