// The form of a page, or the thanks for having sent it, with how to reach us beside it; nothing on pages without a form.
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { useT } from '../../i18n/useT.ts';
import { ContactFacts } from '../../ui/ContactFacts.tsx';
import ui from '../../ui/common.module.css';
import { formNamed } from '../forms.ts';
import css from './FormSection.module.css';
import { FormView } from './FormView.tsx';
import { LostNotice } from './LostNotice.tsx';
import { SentNotice } from './SentNotice.tsx';

export const FormSection = /*#__PURE__*/ staticPart(
  'FormSection',
  function FormSection() {
    const { page, query } = usePage();
    const t = useT('forms');
    const form = formNamed(page.form ?? '');
    if (!form) return null;
    return (
      <section className={`${ui.wrap} ${ui.two} ${css.section}`} id="form" data-form-of={form.id}>
        <div>
          {form.id === 'consult' && <h2 className={css.title}>{t('consult.title')}</h2>}
          {query.sent === '' && <LostNotice />}
          {query.sent ? <SentNotice form={form} reference={query.sent} /> : <FormView form={form} />}
        </div>
        <aside className={css.aside}>
          <h2>{t(`aside.${form.promise}`)}</h2>
          <ContactFacts />
          {!query.sent && <p className={`${ui.cap} ${css.scripted}`}>{t('draft.kept')}</p>}
        </aside>
      </section>
    );
  },
  'request',
);
