// Consent to news of ours, with the policy it refers to.
import { useField, useForm } from '../live/FormContext.ts';
import css from './fields.module.css';
import { PolicyLink } from './PolicyLink.static.tsx';

export function Tick({ name }: { name: string }) {
  const { t } = useForm();
  const { id, value } = useField(name);
  return (
    <div className={css.tick}>
      <label className={css.option}>
        <input type="checkbox" id={id} name={name} value="yes" defaultChecked={value === 'yes'} />
        {t(`fields.${name}.label`)}
      </label>
      <PolicyLink />
    </div>
  );
}
