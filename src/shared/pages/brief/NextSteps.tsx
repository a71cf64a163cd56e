// The buttons below a brief page's lead: to its own prices or form where it has them, else to the staff; none leads to where it stands.
import { usePage } from '../../app/PageContext.ts';
import { useT } from '../../i18n/useT.ts';
import ui from '../../ui/common.module.css';

export function NextSteps() {
  const t = useT('layout');
  const prices = useT('prices');
  const forms = useT('forms');
  const { page, href } = usePage();
  const within = Object.entries(page.steps).map(([anchor, key]) => ({
    link: `#${anchor}`,
    text: prices(key),
  }));
  const ask = page.form
    ? { link: '#form', text: forms('consult.title') }
    : { link: href('contactUs'), text: t('actions.contact') };
  const steps = [...within, ask, { link: href('freeOpen'), text: t('actions.free') }].slice(0, 2);
  const faq = { link: href('faq'), text: t('account.faq') };
  const withFaq = page.family === 'errand' && page.id !== 'faq';
  return (withFaq ? [...steps, faq] : steps).map(({ link, text }, index) => (
    <a key={link} className={index === 0 ? `${ui.btn} ${ui.go}` : ui.btn} href={link}>
      {text}
    </a>
  ));
}
