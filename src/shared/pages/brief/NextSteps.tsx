// The buttons below a brief page's lead: to its own prices or form where it has them, else to the staff; none leads to where it stands.
import { usePage } from '../../app/PageContext.ts';
import { formOn } from '../../forms/forms.ts';
import { useT } from '../../i18n/useT.ts';
import ui from '../../ui/common.module.css';
import type { PageId } from '../pages.ts';
import { familyOf } from './families.ts';

/** Texts of `prices` for what a page leads to within itself, by anchor. */
const priceSteps: Partial<Record<PageId, Readonly<Record<string, string>>>> = {
  cdn: { estimate: 'estimate.title', packs: 'packs.title' },
  server: { price: 'see' },
  ddos: { price: 'see' },
  sms: { price: 'see' },
};

export function NextSteps() {
  const t = useT('layout');
  const prices = useT('prices');
  const forms = useT('forms');
  const { page, href } = usePage();
  const within = Object.entries(priceSteps[page.id] ?? {}).map(([anchor, key]) => ({
    link: `#${anchor}`,
    text: prices(key),
  }));
  const ask = formOn(page.id)
    ? { link: '#form', text: forms('consult.title') }
    : { link: href('contactUs'), text: t('actions.contact') };
  const steps = [...within, ask, { link: href('freeOpen'), text: t('actions.free') }].slice(0, 2);
  const faq = { link: href('faq'), text: t('account.faq') };
  const withFaq = familyOf(page.id) === 'errand' && page.id !== 'faq';
  return (withFaq ? [...steps, faq] : steps).map(({ link, text }, index) => (
    <a key={link} className={index === 0 ? `${ui.btn} ${ui.go}` : ui.btn} href={link}>
      {text}
    </a>
  ));
}
