/** Target and text of the header's button: the page's own form under its own name, or the general contact form. */
import { usePage } from '../app/PageContext.ts';
import { useT } from '../i18n/useT.ts';

/** `asks`: whether the page shows its own form; its thank-you page and an empty estimate do not. */
export type HeaderAction = { asks: 'yes' | '' };

export function useHeaderAction({ asks }: HeaderAction): { link: string; text: string } {
  const { page, href } = usePage();
  const key = `actions.${page.id}`;
  const own = useT('forms')(key);
  const text = useT('layout')('actions.contact');
  return asks ? { link: '#form', text: own === key ? text : own } : { link: href('contactUs'), text };
}
