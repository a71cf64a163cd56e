// Links to the regional sites that the back end lists; the current one is marked.
import { useNeed } from '../app/needs.ts';

export function SiteLinks({ className }: { className: string | undefined }) {
  const { websiteList } = useNeed('languages');
  return (
    <ul className={className}>
      {websiteList.map(({ id, name, domain, isNow }) => (
        <li key={id}>
          <a href={`https://${domain}/`} aria-current={isNow ? 'true' : undefined}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
