// Protection against floods: what is left of an attack, the plan that holds one, its minutes, for whom it is right, questions, and a form.
import { Fold } from '../../app/Fold.tsx';
import { Later } from '../../app/Later.tsx';
import { FormSection } from '../../formParts/FormSection.tsx';
import { DdosFinder } from '../../sections/calculators/DdosFinder.static.tsx';
import { Cases } from '../../sections/Cases.static.tsx';
import { Questions } from '../../sections/Questions.static.tsx';
import { AttackMinutes } from './AttackMinutes.static.tsx';
import { DdosHead } from './DdosHead.static.tsx';

export function Page() {
  return (
    <>
      <Later needs={['domainInfo']}>
        <DdosHead />
      </Later>
      <Fold />
      <DdosFinder name="find" />
      <AttackMinutes name="minutes" ground="land" />
      <Cases name="cases" ground="water" />
      <Questions />
      <FormSection />
    </>
  );
}
