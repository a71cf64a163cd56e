// A list of articles: what to show first, the articles after.
import { Fold } from '../../app/Fold.tsx';
import { NewsHead } from './NewsHead.static.tsx';
import { NewsRows } from './NewsRows.static.tsx';

export function Page() {
  return (
    <>
      <NewsHead />
      <Fold />
      <NewsRows />
    </>
  );
}
