// Head A: words in one half and the page's plate in the other; `side="left"` mirrors it.
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { useT } from '../../i18n/useT.ts';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import ui from '../../ui/common.module.css';
import { Plate } from '../Plate.tsx';
import type { ActionNames } from './Actions.tsx';
import css from './Head.module.css';
import { Lead, Title } from './HeadWords.tsx';

type Props = ActionNames & { plate: string; side?: 'left' };

export const HeadPlate = /*#__PURE__*/ staticPart(
  'HeadPlate',
  function HeadPlate({ plate, side, ...actions }: Props) {
    const { page } = usePage();
    return (
      <div className={ui.wrap}>
        <Breadcrumb name={useT(page.id)('name')} />
        <div className={css.plateHead} data-side={side}>
          <div>
            <Title />
            <Lead {...actions} />
          </div>
          <Plate name={plate} />
        </div>
      </div>
    );
  },
  'page',
);
