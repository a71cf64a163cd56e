// The terms to agree to, with links that open beside the form, so that nothing typed is lost.
import css from '../ui/fields.module.css';
import { FieldNotes } from '../ui/FieldNotes.tsx';
import { TickBox } from '../ui/TickBox.tsx';
import { AgreementLinks } from './AgreementLinks.static.tsx';

export function Agreement({ name }: { name: string }) {
  return (
    <div className={css.choices}>
      <TickBox name={name} required />
      <AgreementLinks />
      <FieldNotes name={name} />
    </div>
  );
}
