// A sent form as the visitor gets it back: what was typed, the faults from top to bottom, and the human check, passed or asked again; and
// a fault as JSON.
import { fieldsOf, wholeForm, type FieldFault, type FieldSet, type Values } from '../../shared/forms/Form.ts';
import type { AnswerFault, FormState } from '../../shared/forms/FormState.ts';
import { faultText } from '../../shared/forms/formTexts.ts';
import { localeOf, type LocaleCode } from '../../shared/i18n/locales.ts';
import type { Translate } from '../../shared/i18n/useT.ts';
import type { CheckFields, CheckVerdict, HumanCheck } from './human/HumanCheck.ts';

/** While the database is away. */
export const storeRetrySeconds = 30;

type SentForm = {
  form: FieldSet;
  locale: LocaleCode;
  values: Values;
  /** Undefined for a form without a human check. */
  checks: CheckFields | undefined;
  /** Where the form has its human check. */
  checkAt: 'first' | 'last';
};

type Shown = Partial<Pick<FormState, 'files' | 'draft' | 'key'>> &
  Pick<FormState, 'faults' | 'account'> & {
    /** Who has passed need not prove it again. */
    verdict?: CheckVerdict | undefined;
  };

/** A fault of the whole form rather than one field. */
export const ofWholeForm = (key: string, values?: FieldFault['values']): FieldFault =>
  values ? { field: wholeForm, key, values } : { field: wholeForm, key };

/** The sender is over the limit of forms. */
export const rateFault = (waitSeconds: number): FieldFault =>
  ofWholeForm('rateLimit', { minutes: Math.ceil(waitSeconds / 60) });

/** `t`: the texts of forms, in the visitor's language. */
export const answerFault = (t: Translate, fault: FieldFault): AnswerFault => ({
  field: fault.field,
  code: fault.key,
  message: faultText(t, fault),
});

function inOrder(faults: readonly FieldFault[], { form, locale, checkAt }: SentForm): FieldFault[] {
  const fields = fieldsOf(form, localeOf(locale)).map(({ name }) => name);
  const names = checkAt === 'first' ? [wholeForm, 'slider', ...fields] : [wholeForm, ...fields, 'slider'];
  return faults.toSorted((a, b) => names.indexOf(a.field) - names.indexOf(b.field));
}

export function formState(
  check: Pick<HumanCheck, 'question'>,
  sent: SentForm,
  { faults, files = [], draft = '', key = '', account, verdict }: Shown,
): FormState {
  const { values, checks } = sent;
  return {
    values,
    faults: inOrder(faults, sent),
    files,
    draft,
    key,
    ...(account && { account }),
    ...(checks && (verdict?.verdict === 'ok' ? { passed: checks } : { question: check.question() })),
  };
}
