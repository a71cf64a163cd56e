// A password: hidden until its owner wants to see it, measured while a new one is typed; never put back by the server.
import { useState } from 'react';
import type { TextField } from '../Form.ts';
import { useField, useForm } from '../live/FormContext.ts';
import fields from '../ui/fields.module.css';
import css from './AccountFields.module.css';
import { Labelled } from '../ui/Labelled.tsx';
import { PasswordMeter } from './PasswordMeter.tsx';

export function PasswordInput({ field }: { field: TextField }) {
  const { name, hint, half, required, autocomplete, measured } = field;
  const { t } = useForm();
  const { id, error, describedBy } = useField(name, hint);
  const [visible, setVisible] = useState(false);
  const [typed, setTyped] = useState('');
  return (
    <Labelled name={name} required={required} hint={hint} half={half}>
      <div>
        <div className={css.shown}>
          <input
            className={fields.input}
            type={visible ? 'text' : 'password'}
            id={id}
            name={name}
            required={required}
            autoComplete={autocomplete}
            autoCapitalize="none"
            spellCheck={false}
            aria-invalid={error ? true : undefined}
            aria-describedby={describedBy}
            onInput={measured ? ({ currentTarget }) => setTyped(currentTarget.value) : undefined}
          />
          <button
            type="button"
            className={css.show}
            aria-pressed={visible}
            aria-controls={id}
            onClick={() => setVisible(!visible)}
          >
            {t('password.show')}
          </button>
        </div>
        {measured && <PasswordMeter typed={typed} />}
      </div>
    </Labelled>
  );
}
