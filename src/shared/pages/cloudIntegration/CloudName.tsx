// A cloud's name, as a link where its page is in this language.
import { usePage } from '../../app/PageContext.ts';
import { useT } from '../../i18n/useT.ts';
import { PageLink } from '../../ui/PageLink.tsx';
import type { SevenCloud } from './sevenOf.ts';

export function CloudName({ page }: Pick<SevenCloud, 'page'>) {
  const name = useT('cloudIntegration')(`names.${page}`);
  return usePage().has(page) ? <PageLink to={page}>{name}</PageLink> : name;
}
