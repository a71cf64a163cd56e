// A form within its page, with our contact data beside it.
import type { ReactNode } from 'react';
import { Later } from '../app/Later.tsx';
import { usePage } from '../app/PageContext.ts';
import { useShownPage } from '../app/PageState.ts';
import { staticPart } from '../app/staticPart.tsx';
import { formNamed } from '../forms/forms.ts';
import { useT } from '../i18n/useT.ts';
import ui from '../ui/common.module.css';
import { ContactFacts } from '../ui/ContactFacts.tsx';
import css from './AsideForm.module.css';
import { FormBody } from './FormSection.tsx';
import { useAnswerFocus } from './useAnswerFocus.ts';

/** When we answer, and how else to reach us. */
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

/** `beside`: content above the contact data. */
export function AsideForm({ beside }: { beside?: ReactNode }) {
  const { page } = useShownPage();
  useAnswerFocus();
  if (!page.form) return null;
  return (
    <section className={`${ui.wrap} ${ui.two} ${css.section}`} id="form">
      <FormBody id={page.form} />
      {/* The static part's wrapper has no box, so this element is the column. */}
      <div className={css.beside}>
        {beside}
        <Later needs={['domainInfo']}>
          <FormAside />
        </Later>
      </div>
    </section>
  );
}
