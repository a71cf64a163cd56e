// Contacts by night, at the end of a page without a form of its own: a link to the form, and phone and mail.
import { usePage } from '../app/PageContext.ts';
import { staticPart } from '../app/staticPart.tsx';
import { useT } from '../i18n/useT.ts';
import ui from '../ui/common.module.css';
import { ContactFacts } from '../ui/ContactFacts.tsx';
import { Lines } from '../ui/Lines.tsx';
import night from '../ui/Night.module.css';
import css from './ContactBand.module.css';
import { usePageText } from './usePageText.ts';

/** Title, text and action come from `close` of the page's texts, or else from texts common to all pages. */
function Close() {
  const t = useT('layout');
  const own = usePageText();
  const { href, page } = usePage();
  // A page about no product says nothing about the visitor's wish.
  const about = Object.keys(page.enquiry).length > 0 ? { query: { product: page.id } } : {};
  const words = (key: string, common = '') => (own.has(`close.${key}`) ? own.t(`close.${key}`) : common);
  const text = words('text');
  return (
    <section className={`${night.night} ${css.close}`}>
      <div className={`${ui.wrap} ${css.halves}`}>
        <div className={css.words}>
          <h2>
            <Lines text={words('title', t('contact.title'))} />
          </h2>
          {text && <p>{text}</p>}
          <a className={`${ui.btn} ${ui.go}`} href={href('contactUs', about)}>
            {words('action', t('actions.form'))}
          </a>
        </div>
        <ContactFacts />
      </div>
    </section>
  );
}

export const ContactBand = /*#__PURE__*/ staticPart('ContactBand', () => <Close />, 'page');
