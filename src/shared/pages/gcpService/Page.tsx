// Google Cloud through us: what a query reads of a table, when it is right, what an order puts in writing, questions, and a quote.
import { Fold } from '../../app/Fold.tsx';
import { FormSection } from '../../formParts/FormSection.tsx';
import { Cases } from '../../sections/Cases.static.tsx';
import { Order } from '../../sections/Order.static.tsx';
import { Proofs } from '../../sections/Proofs.static.tsx';
import { Questions } from '../../sections/Questions.static.tsx';
import { BytesRead } from './BytesRead.static.tsx';
import { GcpHead } from './GcpHead.static.tsx';

export function Page() {
  return (
    <>
      <GcpHead />
      <Fold />
      <BytesRead name="bytes" />
      <Cases name="cases" ground="water" />
      <Proofs of="vendor" />
      <Order name="order" ground="land" />
      <Questions />
      <FormSection />
    </>
  );
}
