// A line or an area of text.
import { usePage } from '../../app/PageContext.ts';
import { useT } from '../../i18n/useT.ts';
import { adviceOn } from '../checkValues.ts';
import { faultText } from '../faultText.ts';
import type { TextField } from '../Form.ts';
import { lengthOf } from '../rules.ts';
import css from './fields.module.css';
import { Labelled } from './Labelled.tsx';
import { useField } from './ShownForm.ts';

const types = { text: 'text', email: 'email', tel: 'tel' } as const;

export function TextInput({ field }: { field: TextField }) {
  const { name, kind, required, hint, half, autocomplete, suggest, most } = field;
  const t = useT('forms');
  const { id, value, error, describedBy } = useField(name, hint);
  const text = String(value);
  const advice = adviceOn(field, text, usePage().locale.code);
  const shared = {
    className: css.input,
    id,
    name,
    required,
    defaultValue: text,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': [describedBy, advice && `${id}-a`].filter(Boolean).join(' ') || undefined,
  };
  return (
    <Labelled name={name} required={required} hint={hint} half={half} advice={advice && faultText(t, advice)}>
      {kind === 'message' ? (
        <div className={css.counted}>
          <textarea {...shared} rows={7} />
          {most && (
            <p className={css.counter} data-counter={most}>
              {t('counter', { count: lengthOf(text), max: most })}
            </p>
          )}
        </div>
      ) : (
        <input {...shared} type={types[kind]} autoComplete={autocomplete} list={suggest && `list-${suggest}`} />
      )}
    </Labelled>
  );
}
