// What the other forms of a page were asked, kept in the address when one of them is sent.
import { usePage } from '../app/PageContext.ts';

/** `but`: the form's own fields. The receipt of a form that was posted is not kept either. */
export function Kept({ but }: { but: readonly string[] }) {
  const { query } = usePage();
  return Object.entries(query)
    .filter(([name]) => !but.includes(name) && name !== 'sent')
    .map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}
