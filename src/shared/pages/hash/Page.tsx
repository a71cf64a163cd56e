// The page behind a personal link out of one of our mails: its form, or why it no longer works.
import { Fold } from '../../app/Fold.tsx';
import { AccountSection } from '../../forms/account/AccountSection.tsx';
import { PersonalLink } from './PersonalLink.static.tsx';

export function Page() {
  return (
    <>
      <PersonalLink />
      <Fold />
      <AccountSection />
    </>
  );
}
