// What a form is for, where its page is about something else.
import { staticPart } from '../../app/staticPart.tsx';
import { useT } from '../../i18n/useT.ts';
import css from './FormSection.module.css';

export const FormTitle = /*#__PURE__*/ staticPart(
  'FormTitle',
  function FormTitle() {
    return <h2 className={css.title}>{useT('forms')('consult.title')}</h2>;
  },
  'site',
);
