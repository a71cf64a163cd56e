// Links to pages of this site in the visitor's language.
import type { ReactNode } from 'react';
import { usePage, type LinkParts } from '../app/PageContext.ts';
import type { PageId } from '../app/PageTypes.ts';
import { useT } from '../i18n/useT.ts';
import ui from './common.module.css';

type Props = LinkParts & { to: PageId; className?: string | undefined; children: ReactNode };

/** Plain content where the visitor's language lacks the page. */
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

/** A link to a page by its name, as an item of a list. */
export function WayTo({ page }: { page: PageId }) {
  const { href } = usePage();
  return (
    <li>
      <a className={ui.more} href={href(page)}>
        {useT(page)('name')}
      </a>
    </li>
  );
}

/** Address of the free-trial form; from the page of a cloud that cloud is preselected. `end`: a slash, for the links above the header. */
export function useTrialHref(end: '' | '/' = ''): string {
  const { page, href } = usePage();
  const cloud = page.enquiry.cloudVersion ? `?product=${page.id}` : '';
  return `${href('freeOpen')}${end}${cloud}`;
}
