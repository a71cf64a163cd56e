// Says what went wrong, what is not lost, and how to go on.
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { pointsOf } from '../../i18n/pointsOf.ts';
import { useT } from '../../i18n/useT.ts';
import { BrokenRoute } from '../../ui/charts/BrokenRoute.tsx';
import ui from '../../ui/common.module.css';
import { PageHead } from '../../ui/PageHead.tsx';
import { PointList } from '../../ui/PointList.tsx';

export const Fault = /*#__PURE__*/ staticPart(
  'Fault',
  function Fault() {
    const { href, page } = usePage();
    const t = useT(page.id);
    const act = useT('layout');
    return (
      <PageHead
        title={t('h1')}
        lead={`${t('line1')}\n${t('line2')}`}
        drawing={<BrokenRoute />}
        actions={
          <>
            <a className={`${ui.btn} ${ui.go}`} href={href('home')}>
              {t('back')}
            </a>
            <a className={ui.btn} href={href('contactUs')}>
              {act('actions.contact')}
            </a>
          </>
        }
      >
        <PointList points={pointsOf(t)} look="ruled" />
      </PageHead>
    );
  },
  'page',
);
