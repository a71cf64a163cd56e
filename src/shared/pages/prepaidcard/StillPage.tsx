// The prepaid page: packs in two tabs, which of them covers a need, what credit goes how far, how to pay, and what applies to all of them.
import { Fold } from '../../app/Fold.tsx';
import { PrepaidNeed } from '../../sections/calculators/PrepaidNeed.static.tsx';
import { OwnerPoints } from '../../sections/OwnerPoints.static.tsx';
import { Questions } from '../../sections/Questions.static.tsx';
import { Related } from '../../sections/Related.static.tsx';
import { Statement } from '../../sections/Statement.static.tsx';
import { Steps } from '../../sections/Steps.static.tsx';
import { PackNotes } from './PackNotes.static.tsx';
import { PayWay } from './PayWay.static.tsx';
import { PrepaidHead } from './PrepaidHead.static.tsx';
import { SpentCredits } from './SpentCredits.static.tsx';

export function Page() {
  return (
    <>
      <PrepaidHead />
      <Fold />
      <PackNotes />
      <PrepaidNeed name="need" ground="water" />
      <SpentCredits name="spending" ground="land" />
      <Statement name="use" />
      <Statement name="rate" ground="water" />
      <Steps name="steps" />
      <PayWay />
      <OwnerPoints name="limits" settings="prepaid.alsoFor prepaid.refund invoice.tw reply.weekends" />
      <Questions />
      <Related to="server cdn success freeOpen" />
    </>
  );
}
