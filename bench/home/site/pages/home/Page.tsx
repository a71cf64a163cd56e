// The peers' fixture page, cut into parts as pages of this engine are.
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
