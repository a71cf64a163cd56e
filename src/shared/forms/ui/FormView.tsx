// A whole form as HTML that works by itself; the browser's script finds its places by data attributes.
import { useNeed } from '../../app/needs.ts';
import { usePage } from '../../app/PageContext.ts';
import { useT } from '../../i18n/useT.ts';
import ui from '../../ui/common.module.css';
import { answerPlace, fieldsOf, type Form } from '../Form.ts';
import { prefill } from '../prefill.ts';
import { DraftNotice } from './DraftNotice.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { FieldView } from './FieldView.tsx';
import css from './FormView.module.css';
import { HumanCheckView } from './HumanCheckView.tsx';
import { ShownFormContext } from './ShownForm.ts';
import { Suggestions } from './Suggestions.tsx';

export function FormView({ form }: { form: Form }) {
  const { locale, path, query, form: came } = usePage();
  const t = useT('forms');
  const { texts } = useNeed('forms');
  const values = came?.values ?? prefill(form, locale.code, query);
  const shown = { values, faults: came?.faults ?? [], files: came?.files ?? [] };
  const fields = new Set(fieldsOf(form, locale.code));
  const groups = form.groups.map((group) => group.filter((field) => fields.has(field) && field.kind !== 'tick'));
  const ticks = [...fields].filter(({ kind }) => kind === 'tick');
  return (
    <ShownFormContext value={shown}>
      <form
        className={css.form}
        method="post"
        action={`${path}#${answerPlace}`}
        encType="multipart/form-data"
        noValidate
        acceptCharset="utf-8"
        data-form={form.id}
        data-texts={texts}
        data-locale={locale.code}
        data-iso={locale.iso}
      >
        <ErrorSummary />
        <DraftNotice />
        <input type="hidden" name="key" defaultValue={came?.key ?? ''} />
        <input type="hidden" name="draft" defaultValue={came?.draft ?? ''} />
        {groups.map((group, index) => (
          // The groups of a form never change their order.
          // oxlint-disable-next-line react/no-array-index-key
          <div key={index} className={css.group}>
            {group.map((field) => (
              <FieldView key={field.name} field={field} />
            ))}
          </div>
        ))}
        <div className={css.group}>
          <HumanCheckView {...came} />
          {ticks.map((field) => (
            <FieldView key={field.name} field={field} />
          ))}
        </div>
        <div className={ui.acts}>
          <button className={`${ui.btn} ${ui.go}`} type="submit" name="send" value="yes" data-send="">
            {t('submit')}
          </button>
        </div>
        <p className={css.status} role="status" data-status="" />
        <Suggestions form={form} />
      </form>
    </ShownFormContext>
  );
}
