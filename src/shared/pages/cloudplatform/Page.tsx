// COBox: the costs of a month run into one bill, the visitor's own month on its screen, who does what, what a backup leaves, questions, and a quote.
import { Fold } from '../../app/Fold.tsx';
import { FormSection } from '../../formParts/FormSection.tsx';
import { MonthBill } from '../../sections/calculators/MonthBill.static.tsx';
import { Questions } from '../../sections/Questions.static.tsx';
import { CoboxHead } from './CoboxHead.static.tsx';
import { HostingShores } from './HostingShores.static.tsx';
import { RecoveryGaps } from './RecoveryGaps.static.tsx';
import { Screenshots } from './Screenshots.static.tsx';

export function Page() {
  return (
    <>
      <CoboxHead />
      <Fold />
      <MonthBill name="bill" />
      <Screenshots name="screens" />
      <HostingShores name="roles" />
      <RecoveryGaps name="gap" ground="paper" />
      <Questions ground="water" />
      <FormSection />
    </>
  );
}
