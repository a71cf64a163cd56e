// The terms to agree to, with links that open beside the form, so that nothing typed is lost.
import { useField, useForm } from '../live/FormContext.ts';
import { AgreementLinks } from './AgreementLinks.static.tsx';
import css from '../ui/fields.module.css';
import { FieldNotes } from '../ui/FieldNotes.tsx';

export function Agreement({ name }: { name: string }) {
  const { t } = useForm();
  const { id, value, error, describedBy } = useField(name);
  return (
    <div className={css.choices}>
      <label className={css.option}>
        <input
          type="checkbox"
          id={id}
          name={name}
          value="yes"
          required
          defaultChecked={value === 'yes'}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy}
        />
        {t('fields.agreement.label')}
      </label>
      <AgreementLinks />
      <FieldNotes name={name} />
    </div>
  );
}
