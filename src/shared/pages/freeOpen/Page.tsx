// The free trial: its three steps, the form, its hours, what each of six clouds gives, the rules, and what comes after.
import { Fold } from '../../app/Fold.tsx';
import { FormSection } from '../../forms/ui/FormSection.tsx';
import { OwnerPoints } from '../../sections/OwnerPoints.static.tsx';
import { Questions } from '../../sections/Questions.static.tsx';
import { Related } from '../../sections/Related.static.tsx';
import { Statement } from '../../sections/Statement.static.tsx';
import { Table } from '../../sections/Table.static.tsx';
import { FormHead } from '../formPage/FormHead.static.tsx';
import { TrialHours } from './TrialHours.static.tsx';

export function Page() {
  return (
    <>
      <FormHead />
      <Fold />
      <FormSection />
      <TrialHours />
      <Table name="clouds" />
      <Statement name="rules" />
      <OwnerPoints name="told" settings="trial.lengths reply.weekends" ground="land" />
      <Statement name="later" />
      <Questions ground="water" />
      <Related to="cloudIntegration prepaidcard faq contactUs" />
    </>
  );
}
