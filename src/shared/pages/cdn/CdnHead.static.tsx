// The head of the CDN page: the price of a gigabyte as stairs down from tier to tier.
import { staticPart } from '../../app/staticPart.tsx';
import { HeadLedger } from '../../sections/heads/HeadLedger.tsx';
import { TierStairs } from '../../sections/prices/TierStairs.tsx';

export const CdnHead = /*#__PURE__*/ staticPart(
  'CdnHead',
  function CdnHead() {
    return <HeadLedger first="#estimate" second="talk" drawing={<TierStairs />} />;
  },
  'page',
);
