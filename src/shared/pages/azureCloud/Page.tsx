// Azure through us: licences that are not paid twice, which ones can be brought, how one moves, an order, questions, and a quote.
import { Fold } from '../../app/Fold.tsx';
import { FormSection } from '../../formParts/FormSection.tsx';
import { Order } from '../../sections/Order.static.tsx';
import { Plan } from '../../sections/Plan.static.tsx';
import { Proofs } from '../../sections/Proofs.static.tsx';
import { Questions } from '../../sections/Questions.static.tsx';
import { AzureHead } from './AzureHead.static.tsx';
import { LicenceShores } from './LicenceShores.static.tsx';

export function Page() {
  return (
    <>
      <AzureHead />
      <Fold />
      <LicenceShores name="licences" />
      <Proofs of="vendor" />
      <Plan name="moving" ground="paper" />
      <Order name="order" ground="land" />
      <Questions />
      <FormSection />
    </>
  );
}
