// The page behind a personal link out of one of our mails.
import { Fold } from '../../app/Fold.tsx';
import { PersonalLink } from './PersonalLink.static.tsx';

export function Page() {
  return (
    <>
      <PersonalLink />
      <Fold />
    </>
  );
}
