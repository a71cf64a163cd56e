// Cloud servers: prices as areas, which type fits and every price, when a server is right, an order, questions, and a request.
import { Fold } from '../../app/Fold.tsx';
import { FormSection } from '../../formParts/FormSection.tsx';
import { ServerFinder } from '../../sections/calculators/ServerFinder.static.tsx';
import { Cases } from '../../sections/Cases.static.tsx';
import { Questions } from '../../sections/Questions.static.tsx';
import { ServerHead } from './ServerHead.static.tsx';
import { ServerOrder } from './ServerOrder.static.tsx';

export function Page() {
  return (
    <>
      <ServerHead />
      <Fold />
      <ServerFinder name="find" />
      <Cases name="cases" ground="water" />
      <ServerOrder name="order" ground="land" />
      <Questions anchors="phone:cloud-phone" />
      <FormSection />
    </>
  );
}
