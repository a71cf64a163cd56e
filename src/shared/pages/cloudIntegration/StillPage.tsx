// Several clouds as one: the zones on one bill, which cloud fits which part, an order, four ways to use two clouds, questions, and a quote.
import { Fold } from '../../app/Fold.tsx';
import { Order } from '../../sections/Order.static.tsx';
import { Questions } from '../../sections/Questions.static.tsx';
import { CloudFinder } from './CloudFinder.static.tsx';
import { PatternRoutes } from './PatternRoutes.static.tsx';
import { TowersHead } from './TowersHead.static.tsx';

export function Page() {
  return (
    <>
      <TowersHead />
      <Fold />
      <CloudFinder name="finder" />
      <Order name="order" ground="land" />
      <PatternRoutes name="patterns" ground="water" />
      <Questions />
    </>
  );
}
