// What the link to the form brought along, said once and sent along unseen.
import { useField } from '../live/FormContext.ts';
import { HiddenValue } from './HiddenValue.tsx';
import { CarriedNote } from './CarriedNote.static.tsx';

export function Carried({ name }: { name: string }) {
  const { value } = useField(name);
  if (value === '') return null;
  return (
    <>
      <HiddenValue name={name} first={String(value)} />
      {name === 'product' && <CarriedNote product={String(value)} />}
    </>
  );
}
