// The page of the fixture site for unknown addresses.
import { Fold } from '../../../../../src/shared/app/Fold.tsx';

export function Page() {
  return <Fold />;
}
