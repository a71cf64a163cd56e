// The page shown in place of one in preparation: a half-surveyed coast, a contact, and the pages that exist.
import { Fold } from '../../app/Fold.tsx';
import { HeadPlate } from '../../sections/heads/HeadPlate.static.tsx';
import { WaysOn } from '../../sections/WaysOn.static.tsx';

export function Page() {
  return (
    <>
      <HeadPlate plate="survey" first="talk" />
      <Fold />
      <WaysOn />
    </>
  );
}
