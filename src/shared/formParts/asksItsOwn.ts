// Whether a page's form asks for what the page names: without lines an estimate's asks for no quote, where it stands after a lost reference or with faults.
import type { ShownPage } from '../app/PageState.ts';

export const asksItsOwn = ({ page, given, came }: Pick<ShownPage, 'page' | 'given' | 'came'>): boolean =>
  page.id !== 'estimate' || Boolean((came?.values ?? given)?.['estimate']);
