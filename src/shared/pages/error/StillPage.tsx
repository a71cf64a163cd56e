// The page for a fault on our side, or for what we refused.
import { Fold } from '../../app/Fold.tsx';
import { WaysOn } from '../../sections/WaysOn.static.tsx';
import { Fault } from './Fault.static.tsx';
import { FaultFacts } from './FaultFacts.static.tsx';

export function Page() {
  return (
    <>
      <Fault />
      <Fold />
      <FaultFacts />
      <WaysOn />
    </>
  );
}
