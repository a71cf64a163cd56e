// Whether a page's form asks for the page's own subject. The form of an estimate without lines does not: there is nothing to quote.
import type { ShownPage } from '../app/PageState.ts';

export const asksItsOwn = ({ page, given, came }: Pick<ShownPage, 'page' | 'given' | 'came'>): boolean =>
  page.id !== 'estimate' || Boolean((came?.values ?? given)?.['estimate']);
