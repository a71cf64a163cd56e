// Akamai through us: one copy for everybody who downloads, what the origin still sends, the days of a launch, the mainland, questions, and a quote.
import { Fold } from '../../app/Fold.tsx';
import { CacheQuestions } from '../../sections/CacheQuestions.static.tsx';
import { CacheOrigin } from '../../sections/calculators/CacheOrigin.static.tsx';
import { Proofs } from '../../sections/Proofs.static.tsx';
import { AkamaiHead } from './AkamaiHead.static.tsx';
import { LaunchDays } from './LaunchDays.static.tsx';
import { MainlandSets } from './MainlandSets.static.tsx';

export function Page() {
  return (
    <>
      <AkamaiHead />
      <Fold />
      <CacheOrigin name="origin" ground="paper" result="result-origin" />
      <Proofs of="vendor" />
      <MainlandSets name="mainland" />
      <LaunchDays name="launch" ground="paper" />
      <CacheQuestions file="/update.bin" miss="TCP_MISS" hit="TCP_HIT" ground="land" />
    </>
  );
}
