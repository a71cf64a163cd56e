// A consent, with the policy that it refers to.
import type { Field } from '../Form.ts';
import css from './fields.module.css';
import { FieldNotes } from './FieldNotes.tsx';
import { PolicyLink } from './PolicyLink.static.tsx';
import { TickBox } from './TickBox.tsx';

export function Tick({ field: { name, required } }: { field: Field }) {
  return (
    <div className={css.tick}>
      <TickBox name={name} required={required} />
      <PolicyLink />
      <FieldNotes name={name} />
    </div>
  );
}
