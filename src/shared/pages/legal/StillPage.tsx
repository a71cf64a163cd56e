// The privacy policy and the disclaimer.
import { Fold } from '../../app/Fold.tsx';
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { PointList, pointsOf } from '../../ui/PointList.tsx';
import { useT } from '../../i18n/useT.ts';
import { PageHead } from '../../ui/PageHead.tsx';
import { LegalText } from './LegalText.static.tsx';

export function Page() {
  return (
    <>
      <LegalHead />
      <Fold />
      <LegalText />
    </>
  );
}

/** Name, scope, and three lines of summary. */
const LegalHead = /*#__PURE__*/ staticPart(
  'LegalHead',
  function LegalHead() {
    const t = useT(usePage().page.id);
    return (
      <PageHead name={t('name')} title={t('h1')} lead={t('lead')}>
        <PointList points={pointsOf(t)} look="plate" />
      </PageHead>
    );
  },
  'page',
);
