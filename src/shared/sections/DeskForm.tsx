// A page that is its form: title and form at the left, the sales desk's day and further help at the right.
import type { ReactNode } from 'react';
import { Fold } from '../app/Fold.tsx';
import { useShownPage } from '../app/ShownPage.ts';
import { staticPart } from '../app/staticPart.tsx';
import { DeskDay } from './DeskDay.static.tsx';
import { usePageText } from './usePageText.ts';
import { Breadcrumb } from '../ui/Breadcrumb.tsx';
import { Lines } from '../ui/Lines.tsx';
import css from './DeskForm.module.css';
import { FormBody } from '../formParts/FormSection.tsx';
import { useAnswerFocus } from '../formParts/useAnswerFocus.ts';

const FormTop = /*#__PURE__*/ staticPart(
  'FormTop',
  function FormTop() {
    const { t } = usePageText();
    return (
      <div className={css.top}>
        <Breadcrumb name={t('name')} />
        <h1>
          <Lines text={t('h1')} />
        </h1>
        <p>{t('lead')}</p>
      </div>
    );
  },
  'page',
);

/** `children`: shown below the desk's day. */
export function DeskForm({ children }: { children: ReactNode }) {
  const { page } = useShownPage();
  useAnswerFocus();
  return (
    <section className={css.desk} id="form">
      <div className={css.side}>
        <FormTop />
        <Fold />
        {page.form && <FormBody id={page.form} />}
      </div>
      <div className={css.plate}>
        <DeskDay />
        <div className={css.helps}>{children}</div>
      </div>
    </section>
  );
}
