// A brief page's first view: where it stands, what it is, the next step, and a drawing made of real figures.
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { useT } from '../../i18n/useT.ts';
import { PageHead } from '../../ui/PageHead.tsx';
import { drawingOf } from './drawings.ts';
import { NextSteps } from './NextSteps.tsx';

export const BriefHead = /*#__PURE__*/ staticPart(
  'BriefHead',
  function BriefHead() {
    const { page } = usePage();
    const t = useT(page.id);
    const Drawing = drawingOf(page);
    return (
      <PageHead
        name={t('name')}
        title={t('h1')}
        lead={t('lead')}
        actions={<NextSteps />}
        drawing={Drawing && <Drawing />}
      />
    );
  },
  'page',
);
