// The peers' fixture page, divided into parts like the pages of this engine.
import { Fold } from '../../../../../src/shared/app/Fold.tsx';
import { Above } from './Above.static.tsx';
import { Below } from './Below.static.tsx';

export function Page() {
  return (
    <>
      <Above />
      <Fold />
      <Below />
    </>
  );
}
