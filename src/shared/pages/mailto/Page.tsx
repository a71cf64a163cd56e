// The page that hands a mail over to the visitor's own mail program.
import { Fold } from '../../app/Fold.tsx';
import { MailHandover } from './MailHandover.static.tsx';
import { MailOpener } from './MailOpener.ts';

export function Page() {
  return (
    <>
      <MailHandover />
      <MailOpener />
      <Fold />
    </>
  );
}
