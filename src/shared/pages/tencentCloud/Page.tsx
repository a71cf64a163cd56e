// Tencent Cloud through us: the delay of four protocols, what each is made for, when it is right, an order, questions, and a quote.
import { Fold } from '../../app/Fold.tsx';
import { FormSection } from '../../formParts/FormSection.tsx';
import { Cases } from '../../sections/Cases.static.tsx';
import { Order } from '../../sections/Order.static.tsx';
import { Proofs } from '../../sections/Proofs.static.tsx';
import { Questions } from '../../sections/Questions.static.tsx';
import { DelayRoutes } from './DelayRoutes.static.tsx';
import { TencentHead } from './TencentHead.static.tsx';

export function Page() {
  return (
    <>
      <TencentHead />
      <Fold />
      <DelayRoutes name="delay" />
      <Cases name="cases" ground="water" />
      <Proofs of="vendor" />
      <Order name="order" ground="land" />
      <Questions />
      <FormSection />
    </>
  );
}
