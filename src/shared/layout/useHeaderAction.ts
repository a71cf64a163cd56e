// Where the button of the header leads: to the page's own form under the page's own name for it, or to the form for every enquiry.
import { usePage } from '../app/PageContext.ts';
import { useT } from '../i18n/useT.ts';

/** `asks`: whether the page's form stands on it; its thanks, or an estimate without lines, have none. */
export type HeaderAction = { asks: 'yes' | '' };

export function useHeaderAction({ asks }: HeaderAction): { link: string; text: string } {
  const { page, href } = usePage();
  const key = `actions.${page.id}`;
  const own = useT('forms')(key);
  const text = useT('layout')('actions.contact');
  return asks ? { link: '#form', text: own === key ? text : own } : { link: href('contactUs'), text };
}
