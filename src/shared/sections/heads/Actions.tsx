// The buttons below a page's lead: the main action and a second one. Links to the contact form carry the page along.
import { usePage } from '../../app/PageContext.ts';
import { useT } from '../../i18n/useT.ts';
import ui from '../../ui/common.module.css';
import { useTrialHref } from '../../ui/useTrialHref.ts';
import { usePageText } from '../usePageText.ts';

/** A free trial, contact, partnership, or an anchor on the page with its label in `actions.<anchor>`. */
export type Action = 'trial' | 'talk' | 'partner' | `#${string}`;

export type ActionNames = { first: Action; second?: Action };

function useAction(): (action: Action) => { link: string; text: string } {
  const layout = useT('layout');
  const { page, href, has } = usePage();
  const { t } = usePageText();
  const trial = useTrialHref();
  const query = { product: page.id };
  return (action) => {
    if (action === 'trial') return { link: trial, text: layout('actions.free') };
    if (action === 'partner' && has('cooperation'))
      return { link: href('cooperation'), text: layout('actions.partner') };
    if (action.startsWith('#')) return { link: action, text: t(`actions.${action.slice(1)}`) };
    return { link: page.form ? '#form' : href('contactUs', { query }), text: layout('actions.contact') };
  };
}

export function Actions({ first, second }: ActionNames) {
  const actionOf = useAction();
  return (
    <div className={ui.acts}>
      {[first, ...(second ? [second] : [])].map(actionOf).map(({ link, text }, index) => (
        <a key={link} className={index === 0 ? `${ui.btn} ${ui.go}` : ui.btn} href={link}>
          {text}
        </a>
      ))}
    </div>
  );
}
