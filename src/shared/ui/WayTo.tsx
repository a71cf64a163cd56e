/** A link to a page by its name, as an item of a list. */
import { usePage } from '../app/PageContext.ts';
import { useT } from '../i18n/useT.ts';
import type { PageId } from '../app/PageTypes.ts';
import ui from './common.module.css';

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
