// Becoming a partner: the form, six directions side by side, the way to an agreement, and what stands in it.
import { Fold } from '../../app/Fold.tsx';
import { FormSection } from '../../formParts/FormSection.tsx';
import { Questions } from '../../sections/Questions.static.tsx';
import { Related } from '../../sections/Related.static.tsx';
import { Statement } from '../../sections/Statement.static.tsx';
import { Steps } from '../../sections/Steps.static.tsx';
import { Table } from '../../sections/Table.static.tsx';
import { FormHead } from '../formPage/FormHead.static.tsx';

export function Page() {
  return (
    <>
      <FormHead />
      <Fold />
      <FormSection />
      <Table name="directions" ground="water" />
      <Steps name="way" />
      <Statement name="terms" />
      <Questions ground="water" />
      <Related to="partner cloudIntegration cloudplatform faq" />
    </>
  );
}
