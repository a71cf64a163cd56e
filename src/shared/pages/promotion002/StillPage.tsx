// A campaign for the largest pack of CDN traffic: what it costs, for whom it pays, and for whom it does not.
import { Fold } from '../../app/Fold.tsx';
import { CdnMonth } from '../../sections/calculators/CdnMonth.static.tsx';
import { CampaignEnd } from '../../sections/CampaignEnd.static.tsx';
import { OwnerPoints } from '../../sections/OwnerPoints.static.tsx';
import { Questions } from '../../sections/Questions.static.tsx';
import { Related } from '../../sections/Related.static.tsx';
import { Statement } from '../../sections/Statement.static.tsx';
import { Steps } from '../../sections/Steps.static.tsx';
import { PackPrices } from './PackPrices.static.tsx';
import { PackStairs } from './PackStairs.static.tsx';
import { PromotionHead } from './PromotionHead.static.tsx';
import { RegionBreakEvens } from './RegionBreakEvens.static.tsx';

export function Page() {
  return (
    <>
      <CampaignEnd now="cdn" />
      <PromotionHead />
      <Fold />
      <CdnMonth name="fit" ground="water" />
      <PackPrices name="price" />
      <PackStairs name="stairs" ground="water" />
      <RegionBreakEvens name="regions" />
      <Statement name="not" ground="water" />
      <Steps name="steps" />
      <OwnerPoints name="period" settings="campaign" />
      <Questions ground="water" />
      <Related to="cdn minCdn cloudCdn" />
    </>
  );
}
