// A brief page's first view: where it stands, what it is, the next step, and a drawing made of real coordinates.
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { useT } from '../../i18n/useT.ts';
import ui from '../../ui/common.module.css';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import { Lines } from '../../ui/Lines.tsx';
import { BearingDial } from './BearingDial.tsx';
import css from './BriefHead.module.css';
import { familyOf } from './families.ts';
import { NextSteps } from './NextSteps.tsx';
import { PassageTable } from './PassageTable.tsx';
import { ZoneStairs } from './ZoneStairs.tsx';

const drawings = { reach: BearingDial, network: PassageTable, platform: ZoneStairs, errand: undefined } as const;

export const BriefHead = /*#__PURE__*/ staticPart(
  'BriefHead',
  function BriefHead() {
    const { page } = usePage();
    const t = useT(page.id);
    const family = familyOf(page.id);
    const Drawing = drawings[family];
    return (
      <div className={ui.wrap}>
        <Breadcrumb name={t('name')} />
        <div className={css.head} data-family={family}>
          <div className={css.words}>
            <h1>
              <Lines text={t('h1')} />
            </h1>
            <p>{t('lead')}</p>
            <NextSteps family={family} />
          </div>
          {Drawing && (
            <div className={css.drawing}>
              <Drawing />
            </div>
          )}
        </div>
      </div>
    );
  },
  'page',
);
