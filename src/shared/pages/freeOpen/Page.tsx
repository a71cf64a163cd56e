// The free trial: the hours between our notice and its end, how long each stage takes, one trial for each of six clouds, questions, and the form.
import { Fold } from '../../app/Fold.tsx';
import { useShownPage } from '../../app/ShownPage.ts';
import { FormSection } from '../../formParts/FormSection.tsx';
import { Questions } from '../../sections/Questions.static.tsx';
import { SentPage } from '../../sections/SentPage.tsx';
import { TrialFan } from './TrialFan.static.tsx';
import { TrialHead } from './TrialHead.static.tsx';
import { TrialHours } from './TrialHours.static.tsx';

export function Page() {
  const { sent } = useShownPage().query;
  if (sent)
    return (
      <SentPage reference={sent}>
        <TrialHours name="hours" />
        <Questions ground="land" />
      </SentPage>
    );
  return (
    <>
      <TrialHead />
      <Fold />
      <TrialHours name="hours" />
      <TrialFan name="clouds" />
      <Questions ground="land" />
      <FormSection />
    </>
  );
}
