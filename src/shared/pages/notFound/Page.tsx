// The 404 page: a position that is not on the chart.
import { Fold } from '../../app/Fold.tsx';
import { LostPlace } from './LostPlace.static.tsx';

export function Page() {
  return (
    <>
      <LostPlace />
      <Fold />
    </>
  );
}
