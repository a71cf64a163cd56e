// Managed databases: the minutes of a day that a move takes, their sum, who does what, what a failure loses, questions, and a quote.
import { Fold } from '../../app/Fold.tsx';
import { FormSection } from '../../formParts/FormSection.tsx';
import { DowntimeWindow } from '../../sections/calculators/DowntimeWindow.static.tsx';
import { BackupGaps } from './BackupGaps.static.tsx';
import { DatabaseHead } from './DatabaseHead.static.tsx';
import { DatabaseQuestions } from './DatabaseQuestions.static.tsx';
import { DutyShores } from './DutyShores.static.tsx';

export function Page() {
  return (
    <>
      <DatabaseHead />
      <Fold />
      <DowntimeWindow name="window" result="result-window" />
      <DutyShores name="duties" />
      <BackupGaps name="targets" ground="paper" />
      <DatabaseQuestions />
      <FormSection />
    </>
  );
}
