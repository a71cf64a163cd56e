// Hidden fields that carry the query of the page's other forms along when one of them is sent.
import { contentQuery } from '../app/frameNames.ts';
import { usePage } from '../app/PageContext.ts';

/** `but`: the form's own fields. `sent`, the receipt of a posted form, is not carried either. */
export function Kept({ but }: { but: readonly string[] }) {
  const { query } = usePage();
  return Object.entries(contentQuery(query))
    .filter(([name]) => !but.includes(name) && name !== 'sent')
    .map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}
