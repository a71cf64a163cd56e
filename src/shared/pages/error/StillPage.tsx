// The page for a fault on our side, or for what we refused.
import { Fold } from '../../app/Fold.tsx';
import { Fault } from './Fault.static.tsx';

export function Page() {
  return (
    <>
      <Fault />
      <Fold />
    </>
  );
}
