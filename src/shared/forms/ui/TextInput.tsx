// A line or an area of text.
import { use } from 'react';
import { LiveHostContext } from '../../live/LiveHost.ts';
import { useHydrating } from '../../live/useHydrating.ts';
import type { TextField } from '../Form.ts';
import { useField, useForm } from '../live/FormContext.ts';
import css from './fields.module.css';
import { Labelled } from './Labelled.tsx';

const types: Readonly<Partial<Record<TextField['kind'], string>>> = { email: 'email', tel: 'tel' };

export function TextInput({ field }: { field: TextField }) {
  const { name, kind, required, hint, half, autocomplete, suggest, most, fixed } = field;
  const { t, counts } = useForm();
  const { id, value, error, describedBy } = useField(name, hint);
  const hydrating = useHydrating();
  const takenOver = Boolean(use(LiveHostContext)) && hydrating;
  const shared = {
    className: css.input,
    id,
    name,
    required,
    defaultValue: String(value),
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy,
  };
  const count = most && t('counter', { count: counts[name] ?? 0, max: most });
  return (
    <Labelled name={name} required={required} hint={hint} half={half}>
      {kind === 'message' ? (
        <div className={css.counted}>
          {/* React would put the server's text back over what is being typed, except where it knows of none. */}
          <textarea {...shared} defaultValue={takenOver ? '' : shared.defaultValue} rows={7} />
          {count && (
            <p key={count} className={css.counter}>
              {count}
            </p>
          )}
        </div>
      ) : (
        <input
          {...shared}
          type={types[kind] ?? 'text'}
          readOnly={fixed}
          autoComplete={autocomplete}
          list={suggest && `list-${suggest}`}
        />
      )}
    </Labelled>
  );
}
