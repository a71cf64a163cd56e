// A page that is there for its form: what it is about, the form, and what is good to know.
import { Fold } from '../../app/Fold.tsx';
import { FormSection } from '../../forms/ui/FormSection.tsx';
import { FormHead } from './FormHead.static.tsx';
import { FormNotes } from './FormNotes.static.tsx';

export function Page() {
  return (
    <>
      <FormHead />
      <Fold />
      <FormSection />
      <FormNotes />
    </>
  );
}
