// The prepaid page: packs for new accounts and for customers in two tabs, how to pay, and what applies to all of them.
import { Fold } from '../../app/Fold.tsx';
import { PackTable } from './PackTable.static.tsx';
import { PayNotes } from './PayNotes.static.tsx';
import { PrepaidHead } from './PrepaidHead.static.tsx';

export function Page() {
  return (
    <>
      <PrepaidHead />
      <PackTable />
      <Fold />
      <PayNotes />
    </>
  );
}
