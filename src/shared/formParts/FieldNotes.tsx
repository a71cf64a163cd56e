// The texts below a field: a warning about its value, and its fault.
import { useField } from './FormContext.ts';
import css from './fields.module.css';

export function FieldNotes({ name }: { name: string }) {
  const { id, error, advice } = useField(name);
  return (
    <>
      {advice && (
        <p key={advice} className={css.advice} id={`${id}-a`}>
          {advice}
        </p>
      )}
      {error && (
        <p key={error} className={css.error} id={`${id}-e`}>
          {error}
        </p>
      )}
    </>
  );
}
