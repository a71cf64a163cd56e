// Alibaba Cloud through us: the days of a filing, mainland or Hong Kong, how far the servers are, an order, questions, and a quote.
import { Fold } from '../../app/Fold.tsx';
import { FormSection } from '../../formParts/FormSection.tsx';
import { Order } from '../../sections/Order.static.tsx';
import { Proofs } from '../../sections/Proofs.static.tsx';
import { Questions } from '../../sections/Questions.static.tsx';
import { AliHead } from './AliHead.static.tsx';
import { FilingShores } from './FilingShores.static.tsx';
import { ServerRoutes } from './ServerRoutes.static.tsx';

export function Page() {
  return (
    <>
      <AliHead />
      <Fold />
      <FilingShores name="filing" />
      <ServerRoutes name="routes" ground="paper" />
      <Proofs of="vendor" />
      <Order name="order" ground="land" />
      <Questions />
      <FormSection />
    </>
  );
}
