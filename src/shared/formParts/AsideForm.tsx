// A form in the middle of its page, with how to reach us beside it.
import type { ReactNode } from 'react';
import { Later } from '../app/Later.tsx';
import { usePage } from '../app/PageContext.ts';
import { useShownPage } from '../app/ShownPage.ts';
import { staticPart } from '../app/staticPart.tsx';
import { formNamed } from '../forms/forms.ts';
import { useT } from '../i18n/useT.ts';
import ui from '../ui/common.module.css';
import { ContactFacts } from '../ui/ContactFacts.tsx';
import css from './AsideForm.module.css';
import { FormBody } from './FormSection.tsx';
import { useAnswerFocus } from './useAnswerFocus.ts';

/** Beside a form: when we answer, and how to reach us otherwise. */
const FormAside = /*#__PURE__*/ staticPart(
  'FormAside',
  function FormAside() {
    const { page } = usePage();
    const t = useT('forms');
    const form = formNamed(page.form ?? '');
    return (
      <aside className={css.aside}>
        <h2>{form && t(`aside.${form.promise}`)}</h2>
        <ContactFacts />
        <p className={`${ui.cap} ${css.scripted}`}>{t('draft.kept')}</p>
      </aside>
    );
  },
  'page',
);

/** `beside`: what stands beside the form above the ways to reach us. */
export function AsideForm({ beside }: { beside?: ReactNode }) {
  const { page } = useShownPage();
  useAnswerFocus();
  if (!page.form) return null;
  return (
    <section className={`${ui.wrap} ${ui.two} ${css.section}`} id="form">
      <FormBody id={page.form} />
      {/* The part's own element has no box, so this one takes the column. */}
      <div className={css.beside}>
        {beside}
        <Later needs={['domainInfo']}>
          <FormAside />
        </Later>
      </div>
    </section>
  );
}
