// Shows a field of accounts by its kind; those that every form has are shown as there.
import type { Field, TextField } from '../Form.ts';
import { useField, useForm } from '../live/FormContext.ts';
import { FieldView } from '../ui/FieldView.tsx';
import fields from '../ui/fields.module.css';
import { Labelled } from '../ui/Labelled.tsx';
import { Tick } from '../ui/Tick.tsx';
import css from './AccountFields.module.css';
import { AgreementLinks } from './AgreementLinks.static.tsx';
import { AreaCode } from './AreaCode.static.tsx';
import { PasswordInput } from './PasswordInput.tsx';

/** A number of a country has that country's code before it. */
function MobileInput({ field: { name, required, half, autocomplete } }: { field: TextField }) {
  const { values } = useForm();
  const { id, value, error, describedBy } = useField(name);
  return (
    <Labelled name={name} required={required} half={half}>
      <div className={css.tel}>
        <AreaCode chosen={String(values.areaCode ?? '')} />
        <input
          className={fields.input}
          type="tel"
          id={id}
          name={name}
          defaultValue={String(value)}
          autoComplete={autocomplete}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy}
        />
      </div>
    </Labelled>
  );
}

/** What helps a phone's keyboard, and keeps it from mending what is no word. */
const typing = {
  userName: { autoCapitalize: 'none', spellCheck: false },
  code: { inputMode: 'numeric', maxLength: 12 },
} as const;

function PlainInput({ field, kind }: { field: TextField; kind: keyof typeof typing }) {
  const { name, required, hint, half, autocomplete } = field;
  const { id, value, error, describedBy } = useField(name, hint);
  return (
    <Labelled name={name} required={required} hint={hint} half={half}>
      <input
        {...typing[kind]}
        className={kind === 'code' ? `${fields.input} ${css.code}` : fields.input}
        id={id}
        name={name}
        required={required}
        defaultValue={String(value)}
        autoComplete={autocomplete}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy}
      />
    </Labelled>
  );
}

export function AccountField({ field }: { field: Field }) {
  switch (field.kind) {
    case 'agreement':
      return (
        <Tick name={field.name} required>
          <AgreementLinks />
        </Tick>
      );
    case 'password':
      return <PasswordInput field={field} />;
    case 'tel':
      return <MobileInput field={field} />;
    case 'userName':
    case 'code':
      return <PlainInput field={field} kind={field.kind} />;
    default:
      return <FieldView field={field} />;
  }
}
