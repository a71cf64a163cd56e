// Ends a page without a form of its own: the way to one, or straight to us.
import { usePage } from '../app/PageContext.ts';
import { staticPart } from '../app/staticPart.tsx';
import { useT } from '../i18n/useT.ts';
import ui from '../ui/common.module.css';
import { ContactFacts } from '../ui/ContactFacts.tsx';
import { Lines } from '../ui/Lines.tsx';
import css from './QuoteBand.module.css';

/** A page's last word, on land: send us your architecture, or reach us directly. */
function QuoteBand() {
  const t = useT('layout');
  const { href, page } = usePage();
  // Who comes from the home page has chosen nothing yet.
  const about = page.id === 'home' ? {} : { query: { product: page.id } };
  return (
    <section className={css.band}>
      <div className={`${ui.wrap} ${ui.two}`}>
        <div className={css.words}>
          <h2>
            <Lines text={t('contact.title')} />
          </h2>
          <a className={`${ui.btn} ${ui.go}`} href={href('contactUs', about)}>
            {t('actions.form')}
          </a>
        </div>
        <ContactFacts />
      </div>
    </section>
  );
}

export const ContactBand = /*#__PURE__*/ staticPart('ContactBand', () => <QuoteBand />, 'page');
