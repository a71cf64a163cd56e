// An account form, in server and browser. It works without script; script adds checks, the password meter, the countdown and sending in place.
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { useShownPage } from '../../app/PageState.ts';
import type { Live } from '../../live/livePart.tsx';
import { answerPlace, type Field, type TextField, type Values } from '../../forms/Form.ts';
import type { FormState } from '../../forms/FormState.ts';
import { FormContext, idOf, useForm, type FormBox } from '../FormContext.ts';
import { typedIn } from '../typedIn.ts';
import { useFaults } from '../useFaults.ts';
import { useHumanCheck, type HumanCheck } from '../useHumanCheck.ts';
import { readValues } from '../../forms/readValues.ts';
import { HiddenValue } from '../HiddenValue.tsx';
import { agent as agentField } from '../../forms/account/accountFields.ts';
import type { AccountForm, AccountFormId } from '../../forms/AccountForm.ts';
import { accountForm } from '../../forms/account/accountForms.ts';
import { useAccountSending, type AccountSending } from './useAccountSending.ts';
import ui from '../../ui/common.module.css';
import { contentQuery } from '../../app/frameNames.ts';
import { queryHref } from '../../ui/queryHref.ts';
import { ErrorSummary } from '../ErrorSummary.tsx';
import view from '../FormView.module.css';
import { HumanCheckView } from '../HumanCheckView.tsx';
import { AccountField } from './AccountField.tsx';
import css from './AccountForm.module.css';
import { PasskeyButton } from './PasskeyButton.tsx';

// A registration has stages: each opens when the one before it is done.

type StageState = 'done' | 'now' | 'locked';

/** `passed`: for each stage except the last, which ends with sending. */
export const stageStates = (passed: readonly boolean[]): StageState[] =>
  [...passed, false].map((done, at) => {
    if (passed.slice(0, at).includes(false)) return 'locked';
    return done ? 'done' : 'now';
  });

type Stages = { states: readonly StageState[]; look: () => void };

const agreedIn = ({ agreement }: Values): boolean => agreement === 'yes';

/** Follows the stages from the values of the fields, also those filled in before this code was loaded. `came`: the posted form. */
function useStages(box: FormBox, check: HumanCheck, values: Values, came: FormState | undefined): Stages {
  const [answered, setAnswered] = useState(came?.passed !== undefined);
  const [agreed, setAgreed] = useState(agreedIn(values));
  const look = () => {
    setAnswered(check.answered());
    setAgreed(agreedIn(typedIn(box)));
  };
  const lookNow = useEffectEvent(look);
  useEffect(() => lookNow(), []);
  return { states: stageStates([check.proven || answered, agreed]), look };
}

type StageProps = {
  number: number;
  name: 'human' | 'agreement' | 'fields';
  /** The fields of a locked stage stay usable, for password managers and for visitors who already know the form. */
  state: StageState | undefined;
  children: ReactNode;
};

/** One stage of a registration, in the order in which the server checks them. */
function Stage({ number, name, state = 'locked', children }: StageProps) {
  const form = useForm();
  const hint = `${idOf(form, name)}-locked`;
  const locked = number > 1 && state === 'locked';
  return (
    <fieldset className={`${css.stage} ${css[state]}`} aria-describedby={locked ? hint : undefined}>
      <legend>
        <i aria-hidden="true">{number}</i>
        {form.t(`stages.${name}`)}
      </legend>
      {number > 1 && (
        <p className={css.first} id={hint} hidden={!locked}>
          {form.t('stages.first', { number: number - 1 })}
        </p>
      )}
      <div className={view.group}>{children}</div>
    </fieldset>
  );
}

type Groups = { human: ReactNode; first: ReactNode; second: ReactNode };

/** Layout of a registration: three stages. */
function InStages({ states, human, first, second }: Groups & { states: readonly StageState[] }) {
  return (
    <>
      <Stage number={1} name="human" state={states[0]}>
        {human}
      </Stage>
      <Stage number={2} name="agreement" state={states[1]}>
        {first}
      </Stage>
      <Stage number={3} name="fields" state={states[2]}>
        {second}
      </Stage>
    </>
  );
}

const minute = 60;

/** The button that sends a code, the result, and the countdown until another code may be sent. */
function SendCode({ sending: { seconds, notice, busy } }: { sending: AccountSending }) {
  const { t } = useForm();
  const words = seconds > 0 ? t('resendIn', { seconds }) : t('sendCode');
  return (
    <div className={css.sending}>
      <p role="status">{notice && <span key={notice}>{notice}</span>}</p>
      <progress className={css.countdown} max={minute} value={seconds} hidden={seconds === 0} aria-hidden="true" />
      <button
        className={`${ui.btn} ${ui.filled}`}
        type="submit"
        name="send"
        value="code"
        aria-disabled={seconds > 0 ? true : undefined}
        aria-busy={busy || undefined}
      >
        <span key={words}>{words}</span>
      </button>
    </div>
  );
}

/** Layout of every other form: the account, the human check, and the fields to fill in after the code has arrived. */
function InGroups({ sending, human, first, second }: Groups & { sending: AccountSending | undefined }) {
  return (
    <>
      {first && <div className={view.group}>{first}</div>}
      {human && <div className={view.group}>{human}</div>}
      {sending && <SendCode sending={sending} />}
      {second && <div className={view.group}>{second}</div>}
    </>
  );
}

/** For an unconfirmed mailbox: a link that sends the mail again. */
function MailAgain() {
  const { t } = useForm();
  return (
    <p className={css.again}>
      <a href={queryHref(useShownPage(), 'dialog', 'verify')} rel="nofollow">
        {t('resend')}
      </a>
    </p>
  );
}

/** An invited visitor registers with the agent who invited them, so the field is fixed. */
const invited: TextField = { ...agentField, required: true, hint: false, fixed: true };

/** `place`: a dialog's form is posted to the page below it. */
type Props = Live<'forms', 'forms'> & { id: AccountFormId; place: 'page' | 'dialog' };

export default function AccountFormLive({ id, place, data: { forms }, t: { forms: t } }: Props) {
  const { locale, path, query, came, behind } = useShownPage();
  const form = accountForm(id);
  const element = useRef<HTMLFormElement>(null);
  const box: FormBox<AccountForm> = { form, prefix: 'a', locale, t, element };
  const mine = came?.account?.form === id ? came : undefined;
  const agent = behind?.agent || query.agent;
  const known = () =>
    readValues(form, locale, (name) => {
      if (name === 'agent' && agent) return [agent];
      return name === 'method' ? ['email'] : [];
    });
  const values = mine?.values ?? known();
  const faults = useFaults(box, { values, faults: mine?.faults ?? [] });
  const check = useHumanCheck(box, mine, forms);
  const stages = useStages(box, check, values, mine);
  const sending = useAccountSending(box, { faults, check, first: mine?.account });
  // With what the address says of the page below: an estimate, a search, a product.
  const action = place === 'dialog' ? queryHref({ path, query }, 'dialog', id) : path;

  const byPasskey = async () => {
    const { logInByPasskey } = await import('./passkey.ts');
    const below = queryHref({ path, query: contentQuery(query) }, 'did');
    return logInByPasskey(locale.code, place === 'dialog' ? below : (query.next ?? ''));
  };
  const shown = (fields: readonly Field[] | undefined) =>
    fields?.length
      ? fields.map((field) => (
          <AccountField key={field.name} field={behind?.agent && field === agentField ? invited : field} />
        ))
      : undefined;
  const [first, second] = form.groups;
  const groups: Groups = {
    human: form.check && (
      <HumanCheckView check={check} shared={forms.question} widget={forms.widget} passed={mine?.passed} />
    ),
    first: shown(first),
    second: shown(second),
  };
  return (
    <FormContext value={{ ...box, ...faults, values }}>
      {/* These events come from the fields inside. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <form
        ref={element}
        className={place === 'dialog' || id !== 'register' ? `${view.form} ${view.narrow}` : view.form}
        method="post"
        action={`${action}#${answerPlace}`}
        noValidate
        onInput={(event) => {
          faults.onInput(event);
          check.touch();
          stages.look();
        }}
        onFocus={forms.widget ? check.touch : undefined}
        onBlur={faults.onBlur}
        onSubmit={sending.onSubmit}
      >
        {/* Enter presses the first submit button: this one, not the one that sends a code. */}
        <button type="submit" className={css.enter} tabIndex={-1} aria-hidden="true" />
        <ErrorSummary {...faults.summary} id={answerPlace} failed={t('summary.refused')} />
        {faults.summary.faults.some(({ key }) => key === 'emailUnverified') && <MailAgain />}
        {query.next && <HiddenValue name="next" first={query.next} />}
        {id === 'register' ? (
          <InStages {...groups} states={stages.states} />
        ) : (
          <InGroups {...groups} sending={form.sendsTo && sending} />
        )}
        <div className={css.acts}>
          <button className={`${ui.btn} ${ui.go}`} type="submit" aria-busy={sending.busy || undefined}>
            {t(`submits.${id}`)}
          </button>
          {id === 'login' && forms.passkeys && (
            <PasskeyButton words={t('passkey.login')} failure="passkeyFailed" run={byPasskey} tell={faults.tell} />
          )}
        </div>
        <p className={view.status} role="status">
          {sending.status && <span key={sending.status}>{sending.status}</span>}
        </p>
      </form>
    </FormContext>
  );
}
