// Beside a form: when we answer, and how to reach us otherwise.
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { useT } from '../../i18n/useT.ts';
import { formOn } from '../../pages/formPages.ts';
import { ContactFacts } from '../../ui/ContactFacts.tsx';
import ui from '../../ui/common.module.css';
import css from './FormSection.module.css';

export const FormAside = /*#__PURE__*/ staticPart(
  'FormAside',
  function FormAside() {
    const { page, query } = usePage();
    const t = useT('forms');
    const form = formOn(page.id);
    return (
      <aside className={css.aside}>
        <h2>{form && t(`aside.${form.promise}`)}</h2>
        <ContactFacts />
        {!query.sent && <p className={`${ui.cap} ${css.scripted}`}>{t('draft.kept')}</p>}
      </aside>
    );
  },
  'page',
);
