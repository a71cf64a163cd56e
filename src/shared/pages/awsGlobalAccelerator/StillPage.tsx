// AWS Global Accelerator: users who enter through two addresses, the shortest possible round trip, three ways to a region, when it helps, questions, and a quote.
import { Fold } from '../../app/Fold.tsx';
import { FibreFloor } from '../../sections/calculators/FibreFloor.static.tsx';
import { Cases } from '../../sections/Cases.static.tsx';
import { AddressQuestions } from './AddressQuestions.static.tsx';
import { EntryHead } from './EntryHead.static.tsx';
import { WaysToRegion } from './WaysToRegion.static.tsx';

export function Page() {
  return (
    <>
      <EntryHead />
      <Fold />
      <FibreFloor name="floor" />
      <WaysToRegion name="ways" ground="water" />
      <Cases name="cases" ground="land" />
      <AddressQuestions />
    </>
  );
}
