// The page after a form to the desk was sent: the days until the answer, and what to prepare meanwhile.
import { Points } from './Points.static.tsx';
import { ReplyRoute } from './ReplyRoute.static.tsx';
import { SentPage } from './SentPage.tsx';

export function ReplySent({ reference }: { reference: string }) {
  return (
    <SentPage reference={reference}>
      <ReplyRoute name="sent" />
      <Points name="prepare" ground="water" />
    </SentPage>
  );
}
