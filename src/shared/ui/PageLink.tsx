// Links to pages of this site in the visitor's language.
import type { ReactNode } from 'react';
import { usePage, type LinkParts } from '../app/PageContext.ts';
import type { PageId } from '../app/PageTypes.ts';

type Props = LinkParts & { to: PageId; className?: string | undefined; children: ReactNode };

export function PageLink({ to, hash, query, params, className, children }: Props) {
  const { href, has, page } = usePage();
  if (!has(to)) return children;
  const parts = { ...(hash && { hash }), ...(query && { query }), ...(params && { params }) };
  return (
    <a href={href(to, parts)} className={className} aria-current={page.id === to && !hash ? 'page' : undefined}>
      {children}
    </a>
  );
}
