// The head of the prepaid page: what paying ahead means, with the packs drawn beside it.
import { staticPart } from '../../app/staticPart.tsx';
import { HeadLedger } from '../../sections/heads/HeadLedger.tsx';
import { PackRosettes } from './PackRosettes.tsx';

export const PrepaidHead = /*#__PURE__*/ staticPart(
  'PrepaidHead',
  function PrepaidHead() {
    return <HeadLedger first="#packs" second="#details" drawing={<PackRosettes />} />;
  },
  'page',
);
