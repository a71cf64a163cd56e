// Text messages by country: prices as stairs, what a campaign costs and how a message is counted, the hours of the world, what Taiwan's rules allow, questions, and a quote.
import { Fold } from '../../app/Fold.tsx';
import { FormSection } from '../../formParts/FormSection.tsx';
import { SmsCost } from '../../sections/calculators/SmsCost.static.tsx';
import { MessageMeter } from './MessageMeter.ts';
import { SendingRules } from './SendingRules.static.tsx';
import { SmsHead } from './SmsHead.static.tsx';
import { SmsQuestions } from './SmsQuestions.static.tsx';
import { WorldHours } from './WorldHours.static.tsx';

export function Page() {
  return (
    <>
      <SmsHead />
      <Fold />
      <SmsCost name="cost" ground="land" />
      <MessageMeter />
      <WorldHours name="hours" />
      <SendingRules name="rules" ground="water" />
      <SmsQuestions />
      <FormSection />
    </>
  );
}
