// A CDN with protection: what an origin still sees of a minute, which layer answers what, its traffic, the rollout in weeks, questions, and a quote.
import { Fold } from '../../app/Fold.tsx';
import { CacheQuestions } from '../../sections/CacheQuestions.static.tsx';
import { CacheOrigin } from '../../sections/calculators/CacheOrigin.static.tsx';
import { RequestLayers } from './RequestLayers.static.tsx';
import { RolloutWeeks } from './RolloutWeeks.static.tsx';
import { SecurityHead } from './SecurityHead.static.tsx';

export function Page() {
  return (
    <>
      <SecurityHead />
      <Fold />
      <RequestLayers name="layers" ground="paper" />
      <CacheOrigin name="origin" ground="land" />
      <RolloutWeeks name="rollout" ground="water" />
      {/* Where a language has no page for the CDN itself, older links to addresses and networks lead here. */}
      <CacheQuestions file="/app.js" anchors="prices:eip prices:vpc" />
    </>
  );
}
