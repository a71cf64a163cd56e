// The page of everything told in brief: what it is, three things to know, and the next step.
import { Fold } from '../../app/Fold.tsx';
import { FormSection } from '../../forms/ui/FormSection.tsx';
import { BriefBody } from './BriefBody.static.tsx';
import { BriefHead } from './BriefHead.static.tsx';

export function Page() {
  return (
    <>
      <BriefHead />
      <Fold />
      <BriefBody />
      <FormSection />
    </>
  );
}
