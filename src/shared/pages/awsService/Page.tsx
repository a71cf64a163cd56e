// AWS through us: payments that become one bill, direct or through us, when it is right, how one moves, questions, and a quote.
import { Fold } from '../../app/Fold.tsx';
import { FormSection } from '../../formParts/FormSection.tsx';
import { Cases } from '../../sections/Cases.static.tsx';
import { Comparison } from '../../sections/Comparison.static.tsx';
import { Plan } from '../../sections/Plan.static.tsx';
import { Proofs } from '../../sections/Proofs.static.tsx';
import { Questions } from '../../sections/Questions.static.tsx';
import { AwsHead } from './AwsHead.static.tsx';

export function Page() {
  return (
    <>
      <AwsHead />
      <Fold />
      <Comparison name="direct" />
      <Proofs of="vendor" />
      <Plan name="moving" />
      <Cases name="cases" />
      <Questions />
      <FormSection />
    </>
  );
}
