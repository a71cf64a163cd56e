// The page that hands a mail over to the visitor's own mail program.
import { Fold } from '../../app/Fold.tsx';
import { MailHandover } from './MailHandover.static.tsx';

export function Page() {
  return (
    <>
      <MailHandover />
      <Fold />
    </>
  );
}
