// A page that is there for a form of accounts: what it is for, the form, and what is good to know beside it.
import { Fold } from '../../app/Fold.tsx';
import { AccountSection } from '../../formParts/account/AccountSection.tsx';
import { FormHead } from '../formPage/FormHead.static.tsx';

export function Page() {
  return (
    <>
      <FormHead />
      <Fold />
      <AccountSection />
    </>
  );
}
