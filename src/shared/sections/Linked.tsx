// A text with links to pages of this site, written `[words](page)`, `[words](page#anchor)` or `[words](#anchor)`.
import { Fragment } from 'react';
import { usePage } from '../app/PageContext.ts';
import { pages } from '../pages/pages.ts';
import { PageLink } from '../ui/PageLink.tsx';

const link = /\[([^\]]+)\]\((\w*)(?:#([\w-]+))?\)/;

export function Linked({ text }: { text: string }) {
  const { page: here } = usePage();
  // Splitting by three groups gives words before, label, page, anchor, words after, and so on.
  const parts = text.split(link);
  return parts.map((part, index) => {
    const key = `${index} ${part}`;
    if (index % 4 === 0) return <Fragment key={key}>{part}</Fragment>;
    if (index % 4 !== 1) return null;
    const [id, hash] = [parts[index + 1], parts[index + 2]];
    const target = pages.find((page) => page.id === id);
    if (!target) {
      return (
        <a key={key} href={`#${hash ?? ''}`}>
          {part}
        </a>
      );
    }
    // Who goes on to talk to us brings the page along.
    const query = target.id === 'contactUs' && { query: { product: here.id } };
    return (
      <PageLink key={key} to={target.id} {...(hash && { hash })} {...query}>
        {part}
      </PageLink>
    );
  });
}
