// Contact: which door is yours, what helps us answer, the form, what happens after sending, and the offices.
import { Fold } from '../../app/Fold.tsx';
import { Later } from '../../app/Later.tsx';
import { FormSection } from '../../forms/ui/FormSection.tsx';
import { Offices } from '../../sections/Offices.static.tsx';
import { Questions } from '../../sections/Questions.static.tsx';
import { Steps } from '../../sections/Steps.static.tsx';
import css from './Contact.module.css';
import { ContactHead } from './ContactHead.static.tsx';
import { Checklist } from './Checklist.static.tsx';

export function Page() {
  return (
    <>
      <Later needs={['domainInfo']}>
        <ContactHead />
      </Later>
      <Fold />
      <Checklist />
      <div className={css.form}>
        <FormSection />
      </div>
      <Steps name="after" />
      <Offices name="offices" />
      <Questions ground="water" />
    </>
  );
}
