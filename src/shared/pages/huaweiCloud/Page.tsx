// Huawei Cloud through us: layers that stay and layers that move, which on which side, how one moves, an order, questions, and a quote.
import { Fold } from '../../app/Fold.tsx';
import { FormSection } from '../../formParts/FormSection.tsx';
import { Order } from '../../sections/Order.static.tsx';
import { Plan } from '../../sections/Plan.static.tsx';
import { Proofs } from '../../sections/Proofs.static.tsx';
import { Questions } from '../../sections/Questions.static.tsx';
import { HuaweiHead } from './HuaweiHead.static.tsx';
import { SideShores } from './SideShores.static.tsx';

export function Page() {
  return (
    <>
      <HuaweiHead />
      <Fold />
      <SideShores name="stays" />
      <Proofs of="vendor" />
      <Plan name="moving" ground="paper" />
      <Order name="order" ground="land" />
      <Questions />
      <FormSection />
    </>
  );
}
