// An enquiry form, in server and browser. It works without script; script adds checks, counters, uploads, drafts and sending in place.
import { useEffect, useEffectEvent, useRef } from 'react';
import { useShownPage } from '../app/PageState.ts';
import type { Live } from '../live/livePart.tsx';
import ui from '../ui/common.module.css';
import { answerPlace, fieldsOf, groupsOf, type Form, type FormId } from '../forms/Form.ts';
import type { FormState } from '../forms/FormState.ts';
import { formOf } from '../forms/forms.ts';
import { asksItsOwn } from './asksItsOwn.ts';
import { Attachments } from './Attachments.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { FieldView } from './FieldView.tsx';
import css from './FormView.module.css';
import { onTerms } from '../forms/siteTerms.ts';
import { HiddenValue } from './HiddenValue.tsx';
import { HumanCheckView } from './HumanCheckView.tsx';
import { FormContext, useForm, type FormBox } from './FormContext.ts';
import { formKey } from './formKey.ts';
import { hiddenIn } from './typedIn.ts';
import { useAttachments, type Attached } from './useAttachments.ts';
import { useDraft, type DraftKeeper } from './useDraft.ts';
import { useFaults } from './useFaults.ts';
import { useHumanCheck, type HumanCheck } from './useHumanCheck.ts';
import { useSending, type Sending } from './useSending.ts';
import draftCss from './DraftNotice.module.css';

/** Offers to restore a draft. Drafts are stored in the browser, so only script can show this. */
function DraftNotice({ draft: { offered, take, discard } }: { draft: DraftKeeper }) {
  const { t } = useForm();
  if (!offered) return null;
  return (
    <div className={draftCss.notice} role="group" aria-label={t('draft.found')}>
      <p>{t('draft.found')}</p>
      <button type="button" className={`${ui.btn} ${ui.small}`} onClick={() => take(offered)}>
        {t('draft.restore')}
      </button>
      <button type="button" className={`${ui.btn} ${ui.small}`} onClick={() => discard(offered)}>
        {t('draft.discard')}
      </button>
    </div>
  );
}

type KeptParts = {
  came: FormState | undefined;
  widget: boolean;
  draft: DraftKeeper;
  check: HumanCheck;
  sending: Sending;
};

/** Once this code has loaded: fills in the kept key, then restores or offers a draft, and sends a queued one. */
function useKeptForm(box: FormBox<Form>, { came, widget, draft, check, sending }: KeptParts): void {
  const { form, t, element } = box;
  const wake = useEffectEvent(() => {
    const known = formKey(form.id);
    const [key, token] = ['key', 'draft'].map((name) => hiddenIn(box, name));
    if (key) key.value ||= known.key;
    // After Back the enquiry is the one that was sent, with its files. Otherwise only a restored draft brings files, since it shows them.
    if (token && known.sent) token.value ||= known.draft;
    // The visitor may have touched the form to load this code.
    if (widget && element.current?.matches(':hover,:focus-within')) check.touch();
    const found = came ? undefined : draft.found();
    const goesOn = found && draft.goesOn(found);
    // Values restored by Back may belong to an enquiry that was already sent.
    if (!known.sent && !(found && draft.isOwn(found)) && draft.isFilledIn()) draft.keep(false);
    if (!found) return;
    if (!found.queued) return void (goesOn ? draft.restore(found) : draft.offer(found));
    void draft.restore(found).then(() => {
      if (!check.passed()) {
        sending.say(t('offline.queued'));
        void draft.offer(found);
      } else if (navigator.onLine) void sending.attempt();
      else sending.wait();
    });
  });
  useEffect(() => wake(), []);
}

/** The fields in their groups; rarely needed ones are folded, except in a posted form that is shown again (`isOpen`). */
function FieldGroups({ files, isOpen }: { files: Attached; isOpen: boolean }) {
  const { form, locale, t } = useForm();
  const shown = groupsOf(form, locale);
  const groups = shown.map((group) => group.filter(({ kind, more }) => kind !== 'tick' && !more));
  const more = shown.flat().filter((field) => field.more);
  return (
    <>
      {groups.map((group, index) => (
        // The groups never change their order.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={index} className={css.group}>
          {group.map((field) =>
            field.kind === 'files' ? (
              <Attachments key={field.name} files={files} />
            ) : (
              <FieldView key={field.name} field={field} />
            ),
          )}
        </div>
      ))}
      {more.length > 0 && (
        <details open={isOpen}>
          <summary>{t('more')}</summary>
          <div className={css.group}>
            {more.map((field) => (
              <FieldView key={field.name} field={field} />
            ))}
          </div>
        </details>
      )}
    </>
  );
}

type Props = Live<'forms', 'forms'> & { id: FormId };

export default function FormLive({ id, data: { forms }, t: { forms: t } }: Props) {
  const shown = useShownPage();
  const { page, locale, path, query, came: posted, given = {} } = shown;
  // The posted form may be the dialog's account form.
  const came = posted?.account ? undefined : posted;
  const ownSubmit = t(`actions.${page.id}`);
  const submit = ownSubmit.startsWith('actions.') || !asksItsOwn(shown) ? t('submit') : ownSubmit;
  const form = onTerms(formOf(id), forms);
  const element = useRef<HTMLFormElement>(null);
  const box: FormBox<Form> = { form, prefix: 'f', locale, t, element };
  const values = came?.values ?? given;

  const faults = useFaults(box, { values, faults: came?.faults ?? [] });
  const files = useAttachments(box, came?.files ?? [], {
    refuse: (key) => faults.show('attachments', { field: 'attachments', key }),
    clear: () => faults.show('attachments', undefined),
  });
  const draft = useDraft(box, { showFiles: files.show, look: faults.look });
  const check = useHumanCheck(box, came, forms);
  const sending = useSending(box, { faults, check, draft, files });

  useKeptForm(box, { came, widget: forms.widget, draft, check, sending });

  const ticks = fieldsOf(form, locale).filter(({ kind }) => kind === 'tick');
  return (
    <FormContext value={{ ...box, ...faults, values }}>
      {/* These events come from the fields inside. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <form
        ref={element}
        id="f-form"
        className={css.form}
        method="post"
        action={`${path}#${answerPlace}`}
        encType="multipart/form-data"
        noValidate
        tabIndex={-1}
        onInput={(event) => {
          faults.onInput(event);
          check.touch();
        }}
        onFocus={forms.widget ? check.touch : undefined}
        onBlur={faults.onBlur}
        onSubmit={sending.onSubmit}
      >
        {/* A page with a reference in its address has another answer: the thanks, or the notice that it is lost. */}
        <ErrorSummary
          {...faults.summary}
          id={query.sent === undefined ? answerPlace : undefined}
          failed={t('summary.failed')}
        />
        <DraftNotice draft={draft} />
        <HiddenValue name="key" first={came?.key} />
        <HiddenValue name="draft" first={came?.draft} />
        <HiddenValue name="off" first={came?.off} />
        <FieldGroups files={files} isOpen={came !== undefined} />
        <div className={css.group}>
          <HumanCheckView check={check} shared={forms.question} widget={forms.widget} passed={came?.passed} />
          {ticks.map((field) => (
            <FieldView key={field.name} field={field} />
          ))}
        </div>
        <div className={ui.acts}>
          <button
            className={`${ui.btn} ${ui.go}`}
            type="submit"
            name="send"
            value="yes"
            aria-busy={sending.busy || undefined}
          >
            {submit}
          </button>
        </div>
        <p className={css.status} role="status">
          {sending.status && <span key={sending.status}>{sending.status}</span>}
        </p>
      </form>
    </FormContext>
  );
}
