// The processors that the owner has named; without them the text above names them by kind.
import { usePage } from '../../app/PageContext.ts';
import { useOwner } from '../../owner/useOwner.ts';

export function Processors() {
  const { locale } = usePage();
  const { processors } = useOwner().owner.privacy;
  if (processors.length === 0) return null;
  return (
    <ul>
      {processors.map(({ name, country, task }) => (
        <li key={name}>
          {name} ({country}): {task[locale.code]}
        </li>
      ))}
    </ul>
  );
}
