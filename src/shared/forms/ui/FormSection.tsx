// The form of a page, or the thanks for having sent it, with how to reach us beside it; nothing on pages without a form.
import { useEffect } from 'react';
import { Later } from '../../app/Later.tsx';
import { useShownPage } from '../../app/ShownPage.ts';
import ui from '../../ui/common.module.css';
import { answerPlace } from '../Form.ts';
import { FormPart } from '../FormPart.ts';
import { FormAside } from './FormAside.static.tsx';
import css from './FormSection.module.css';
import { FormFoot } from './FormFoot.static.tsx';
import { FormTitle } from './FormTitle.static.tsx';
import { Sent } from './Sent.tsx';

export function FormSection() {
  const { page, query } = useShownPage();
  // The address leads the eye there; this leads the keyboard and the screen reader, unless the visitor has gone on already.
  useEffect(() => {
    if (location.hash === `#${answerPlace}` && document.activeElement === document.body)
      document.getElementById(answerPlace)?.focus();
  }, []);
  if (!page.form) return null;
  return (
    <section className={`${ui.wrap} ${ui.two} ${css.section}`} id="form">
      <div>
        <FormTitle form={page.form} />
        {query.sent !== undefined && <Sent reference={query.sent} />}
        {!query.sent && <FormPart id={page.form} />}
        <FormFoot />
      </div>
      {/* The part's own element has no box, so this one takes the column. */}
      <div className={css.beside}>
        <Later needs={['domainInfo']}>
          <FormAside />
        </Later>
      </div>
    </section>
  );
}
