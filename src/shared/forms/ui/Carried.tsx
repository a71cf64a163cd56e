// What the link to the form brought along: said above the fields, and sent along unseen.
import { useField, useForm } from '../live/FormContext.ts';
import { HiddenValue } from './HiddenValue.tsx';
import { CarriedNote } from './CarriedNote.static.tsx';
import css from './fields.module.css';

export function Carried({ name }: { name: string }) {
  const { t, values } = useForm();
  const { value } = useField(name);
  if (value === '') return null;
  // A plan names what type of thing it is about.
  const isWish = name === 'plan' || (name === 'type' && !values['plan']);
  return (
    <>
      <HiddenValue name={name} first={String(value)} />
      {name === 'product' && <CarriedNote product={String(value)} />}
      {isWish && <p className={css.carried}>{t('brought', { plan: String(value) })}</p>}
    </>
  );
}
