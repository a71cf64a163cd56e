// What the link to the form brought along: said above the fields, and sent along unseen.
import { useField, useForm } from '../live/FormContext.ts';
import { HiddenValue } from './HiddenValue.tsx';
import { CarriedNote } from './CarriedNote.static.tsx';
import { WishNote } from './WishNote.static.tsx';

export function Carried({ name }: { name: string }) {
  const { values } = useForm();
  const { value } = useField(name);
  if (value === '') return null;
  const carried = String(value);
  return (
    <>
      <HiddenValue name={name} first={carried} />
      {name === 'product' && <CarriedNote product={carried} />}
      {name === 'plan' && <WishNote plan={carried} type="" />}
      {/* A plan names what type of thing it is about. */}
      {name === 'type' && !values['plan'] && <WishNote plan="" type={carried} />}
    </>
  );
}
