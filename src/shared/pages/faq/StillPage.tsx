// Questions and answers: a search, the answers in groups, and whom to ask what is not among them.
import { Fold } from '../../app/Fold.tsx';
import { FaqHead } from './FaqHead.static.tsx';
import { FaqList } from './FaqList.static.tsx';

export function Page() {
  return (
    <>
      <FaqHead />
      <Fold />
      <FaqList />
    </>
  );
}
