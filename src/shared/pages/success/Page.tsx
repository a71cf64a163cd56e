// After a purchase: the form with the pack that was chosen beside it, what happens with the payment, and questions.
import { Fold } from '../../app/Fold.tsx';
import { useShownPage } from '../../app/ShownPage.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { AsideForm } from '../../formParts/AsideForm.tsx';
import { Questions } from '../../sections/Questions.static.tsx';
import { SentPage } from '../../sections/SentPage.tsx';
import { usePageText } from '../../sections/usePageText.ts';
import { PageHead } from '../../ui/PageHead.tsx';
import { PackPane } from './PackPane.static.tsx';
import { PurchaseRoute } from './PurchaseRoute.static.tsx';

export function Page() {
  const { sent } = useShownPage().query;
  if (sent)
    return (
      <SentPage reference={sent}>
        <PurchaseRoute name="route" />
        <Questions />
      </SentPage>
    );
  return (
    <>
      <PurchaseHead />
      <Fold />
      <AsideForm beside={<PackPane />} />
      <PurchaseRoute name="route" />
      <Questions />
    </>
  );
}

const PurchaseHead = /*#__PURE__*/ staticPart(
  'PurchaseHead',
  function PurchaseHead() {
    const { t } = usePageText();
    return <PageHead name={t('name')} title={t('h1')} lead={t('lead')} />;
  },
  'page',
);
