// A form of accounts, on the server and in the browser: works by itself, and with script checks, measures, counts and sends.
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { useShownPage } from '../../app/ShownPage.ts';
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
import { ErrorSummary } from '../ErrorSummary.tsx';
import view from '../FormView.module.css';
import { HumanCheckView } from '../HumanCheckView.tsx';
import { AccountField } from './AccountField.tsx';
import css from './AccountForm.module.css';
import { PasskeyButton } from './PasskeyButton.tsx';

// How far a registration has come: what is passed opens what follows.

type StageState = 'done' | 'now' | 'locked';

/** `passed`: of each stage but the last, which ends with sending. */
export const stageStates = (passed: readonly boolean[]): StageState[] =>
  [...passed, false].map((done, at) => {
    if (passed.slice(0, at).includes(false)) return 'locked';
    return done ? 'done' : 'now';
  });

// Follows in the browser how far a registration has come, from what stands in its fields: also in what was done before this code had come.

type Stages = { states: readonly StageState[]; look: () => void };

const agreedIn = ({ agreement }: Values): boolean => agreement === 'yes';

/** `came`: the form as the server gave it back. */
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
  /** Of a locked one the fields stay in reach: what fills them in by itself, or knows them by heart, need not wait. */
  state: StageState | undefined;
  children: ReactNode;
};

/** One of the steps in which an account is made, in the order in which the server looks at them. */
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

/** A registration opens step by step. */
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

/** The button that has a code sent, what became of it, and when another one may be asked for. */
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

/** Every other form lies open: who one is, that one is a person, and what follows once a code has come. */
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

/** The mailbox is not confirmed yet: the mail can be had again. */
function MailAgain() {
  const { t } = useForm();
  return (
    <p>
      <a href="?dialog=verify" rel="nofollow">
        {t('resend')}
      </a>
    </p>
  );
}

/** An invited visitor registers with the agent who invites them. */
const invited: TextField = { ...agentField, required: true, hint: false, fixed: true };

/** `place`: in a dialog it is sent to the page below. */
type Props = Live<'forms', 'forms'> & { id: AccountFormId; place: 'page' | 'dialog' };

export default function AccountFormLive({ id, place, data: { forms }, t: { forms: t } }: Props) {
  const { locale, path, query, came, behind } = useShownPage();
  const form = accountForm(id);
  const element = useRef<HTMLFormElement>(null);
  const box: FormBox<AccountForm> = { form, prefix: 'a', locale, t, element };
  const mine = came?.account?.form === id ? came : undefined;
  const agent = behind?.agent || query.agent;
  const known = () =>
    readValues(form, locale.code, (name) => {
      if (name === 'agent' && agent) return [agent];
      return name === 'method' ? ['email'] : [];
    });
  const values = mine?.values ?? known();
  const faults = useFaults(box, { values, faults: mine?.faults ?? [] });
  const check = useHumanCheck(box, mine, forms);
  const stages = useStages(box, check, values, mine);
  const sending = useAccountSending(box, { faults, check, first: mine?.account });
  const action = place === 'dialog' ? `${path}?dialog=${id}` : path;

  const byPasskey = async () => {
    const { logInByPasskey } = await import('./passkey.ts');
    return logInByPasskey(locale.code, place === 'dialog' ? path : (query.next ?? ''));
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
      {/* What is heard here comes from the fields within. */}
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
        {/* Enter means the last button, not the one that sends a code. */}
        <button type="submit" className={css.enter} tabIndex={-1} aria-hidden="true" />
        <ErrorSummary {...faults.summary} failed={t('summary.refused')} />
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
