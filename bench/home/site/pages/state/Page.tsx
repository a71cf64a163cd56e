// What the fixture site shows for addresses it does not have.
import { Fold } from '../../../../../src/shared/app/Fold.tsx';

export function Page() {
  return <Fold />;
}
