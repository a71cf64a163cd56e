// A page that is being made: a coast half surveyed, whom to ask meanwhile, and the pages that are there.
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
