// After a purchase: where you are on the way, the form with the pack you chose beside it, and what each answer is for.
import { Fold } from '../../app/Fold.tsx';
import { FormSection } from '../../forms/ui/FormSection.tsx';
import { OwnerPoints } from '../../sections/OwnerPoints.static.tsx';
import { Questions } from '../../sections/Questions.static.tsx';
import { Related } from '../../sections/Related.static.tsx';
import { Table } from '../../sections/Table.static.tsx';
import { PurchaseHead } from './PurchaseHead.static.tsx';

export function Page() {
  return (
    <>
      <PurchaseHead />
      <Fold />
      <FormSection />
      <Table name="answers" ground="water" />
      <OwnerPoints name="papers" settings="invoice.tw reply.weekends" />
      <Questions ground="water" />
      <Related to="prepaidcard faq contactUs disclaimer" />
    </>
  );
}
