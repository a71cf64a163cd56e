// The page of a form once that was sent: the light, the days until the answer with the visitor on the first stop, and what to prepare.
import { Fold } from '../app/Fold.tsx';
import { Points } from './Points.static.tsx';
import { useAnswerFocus } from '../formParts/useAnswerFocus.ts';
import { ReplyRoute } from './ReplyRoute.static.tsx';
import { SentBand } from '../formParts/SentBand.tsx';

export function SentPage({ reference }: { reference: string }) {
  useAnswerFocus();
  return (
    <>
      <SentBand reference={reference} heads="yes" />
      <Fold />
      <ReplyRoute name="sent" />
      <Points name="prepare" ground="water" />
    </>
  );
}
