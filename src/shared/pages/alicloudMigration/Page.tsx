// Moving to Alibaba Cloud: the hours of a copy, the plan, mainland or nearby, questions, and a quote.
import { Fold } from '../../app/Fold.tsx';
import { FormSection } from '../../formParts/FormSection.tsx';
import { CopyTime } from '../../sections/calculators/CopyTime.static.tsx';
import { Plan } from '../../sections/Plan.static.tsx';
import { Questions } from '../../sections/Questions.static.tsx';
import { MigrationHead } from './MigrationHead.static.tsx';
import { WhereShores } from './WhereShores.static.tsx';

export function Page() {
  return (
    <>
      <MigrationHead />
      <Fold />
      <CopyTime name="copy" />
      <Plan name="moving" of="aliCloud" />
      <WhereShores name="where" />
      <Questions />
      <FormSection />
    </>
  );
}
