// The head of the sample campaign, with the price list drawn as an example of a page's own figures.
import { staticPart } from '../../app/staticPart.tsx';
import { HeadLedger } from '../../sections/heads/HeadLedger.tsx';
import { TierStairs } from '../../sections/prices/TierStairs.tsx';

export const SampleHead = /*#__PURE__*/ staticPart(
  'SampleHead',
  function SampleHead() {
    return <HeadLedger first="#blocks" second="talk" drawing={<TierStairs />} />;
  },
  'page',
);
