// Messages to phones: three of one day, when Taiwan may be written to, codes or campaigns, how long a code lives, questions, and a quote.
import { Fold } from '../../app/Fold.tsx';
import { FormSection } from '../../formParts/FormSection.tsx';
import { QuietHours } from '../../sections/calculators/QuietHours.static.tsx';
import { Questions } from '../../sections/Questions.static.tsx';
import { CodeLife } from './CodeLife.static.tsx';
import { CoflyerHead } from './CoflyerHead.static.tsx';
import { KindShores } from './KindShores.static.tsx';

export function Page() {
  return (
    <>
      <CoflyerHead />
      <Fold />
      <QuietHours name="hours" />
      <KindShores name="kinds" />
      <CodeLife name="otp" />
      <Questions />
      <FormSection />
    </>
  );
}
