// What a form is for, where its page is about something else.
import { staticPart } from '../../app/staticPart.tsx';
import { useT } from '../../i18n/useT.ts';
import type { FormId } from '../Form.ts';
import css from './FormSection.module.css';

export const FormTitle = /*#__PURE__*/ staticPart(
  'FormTitle',
  function FormTitle({ form }: { form: FormId }) {
    const t = useT('forms');
    return form === 'consult' && <h2 className={css.title}>{t('consult.title')}</h2>;
  },
  'site',
);
