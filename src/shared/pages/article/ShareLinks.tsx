// Ways to pass a page on: plain links that carry its address, no foreign script.
import { usePage } from '../../app/PageContext.ts';
import { partWords } from '../../i18n/joinWords.ts';
import { useT } from '../../i18n/useT.ts';

export function ShareLinks({ title }: { title: string }) {
  const t = useT('article');
  const { host, path } = usePage();
  const plain = partWords(title);
  const url = `https://${host}${path}`;
  const targets = {
    line: `https://social-plugins.line.me/lineit/share?${new URLSearchParams({ url })}`,
    facebook: `https://www.facebook.com/sharer/sharer.php?${new URLSearchParams({ u: url })}`,
    linkedin: `https://www.linkedin.com/sharing/share-offsite/?${new URLSearchParams({ url })}`,
    x: `https://x.com/intent/post?${new URLSearchParams({ text: plain, url })}`,
    mail: `mailto:?subject=${encodeURIComponent(plain)}&body=${encodeURIComponent(url)}`,
  };
  return (
    <ul>
      {Object.entries(targets).map(([id, href]) => (
        <li key={id}>
          <a href={href} rel="noopener noreferrer">
            {t(`shareBy.${id}`)}
          </a>
        </li>
      ))}
    </ul>
  );
}
