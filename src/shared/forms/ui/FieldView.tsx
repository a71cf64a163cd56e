// Shows a field by its kind.
import type { Field } from '../Form.ts';
import { Attachments } from './Attachments.tsx';
import { CarriedValue } from './CarriedValue.tsx';
import { Choices } from './Choices.tsx';
import { SelectInput } from './SelectInput.tsx';
import { TextInput } from './TextInput.tsx';
import { Tick } from './Tick.tsx';

export function FieldView({ field }: { field: Field }) {
  switch (field.kind) {
    case 'select':
      return <SelectInput field={field} />;
    case 'radios':
    case 'checks':
      return <Choices field={field} />;
    case 'files':
      return <Attachments />;
    case 'tick':
      return <Tick name={field.name} />;
    case 'carried':
      return <CarriedValue name={field.name} />;
    default:
      return <TextInput field={field} />;
  }
}
