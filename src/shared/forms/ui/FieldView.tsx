// Shows a field by its kind; attachments have more to them and are shown by the form itself.
import type { Field } from '../Form.ts';
import { Carried } from './Carried.tsx';
import { Choices } from './Choices.tsx';
import { PolicyLink } from './PolicyLink.static.tsx';
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
    case 'tick':
      return (
        <Tick name={field.name} required={field.required}>
          <PolicyLink />
        </Tick>
      );
    case 'carried':
      return <Carried name={field.name} />;
    case 'files':
    case 'agreement':
    case 'areaCode':
      return null;
    default:
      return <TextInput field={field} />;
  }
}
