// What is said below a field: what to look at again, and what is wrong with it.
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
