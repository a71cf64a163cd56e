// Where the button of the header leads: to the page's own form under the page's own name for it, or to the form for every enquiry.
import { usePage } from '../app/PageContext.ts';
import { useT } from '../i18n/useT.ts';

export function useHeaderAction(): { link: string; text: string } {
  const { page, href } = usePage();
  const key = `actions.${page.id}`;
  const own = useT('forms')(key);
  const text = useT('layout')('actions.contact');
  return { link: page.form ? '#form' : href('contactUs'), text: own === key ? text : own };
}
