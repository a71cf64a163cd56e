// The head of the page about us, with the offices drawn where they lie from Taipei.
import { staticPart } from '../../app/staticPart.tsx';
import { HeadLedger } from '../../sections/heads/HeadLedger.tsx';
import { OfficeChart } from './OfficeChart.tsx';

export const PartnerHead = /*#__PURE__*/ staticPart(
  'PartnerHead',
  function PartnerHead() {
    return <HeadLedger first="talk" second="partner" drawing={<OfficeChart />} />;
  },
  'page',
);
