// A form of accounts, on the server and in the browser: works by itself, and with script checks, measures, counts and sends.
import { useRef } from 'react';
import { useShownPage } from '../../app/ShownPage.ts';
import type { Live } from '../../live/livePart.tsx';
import ui from '../../ui/common.module.css';
import { answerPlace, type Field, type TextField } from '../Form.ts';
import { FormContext, type FormBox } from '../live/FormContext.ts';
import { useFaults } from '../live/useFaults.ts';
import { useHumanCheck } from '../live/useHumanCheck.ts';
import { readValues } from '../readValues.ts';
import { ErrorSummary } from '../ui/ErrorSummary.tsx';
import view from '../ui/FormView.module.css';
import { HiddenValue } from '../ui/HiddenValue.tsx';
import { HumanCheckView } from '../ui/HumanCheckView.tsx';
import { AccountField } from './AccountField.tsx';
import { agent as agentField } from './accountFields.ts';
import type { AccountForm, AccountFormId } from './AccountForm.ts';
import css from './AccountForm.module.css';
import { accountForm } from './accountForms.ts';
import { PasskeyButton } from './PasskeyButton.tsx';
import { SendCode } from './SendCode.tsx';
import { Stage } from './Stage.tsx';
import { useAccountSending } from './useAccountSending.ts';
import { useStages } from './useStages.ts';

/** Whoever is invited registers with who invites him. */
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
  const shown = (fields: readonly Field[]) =>
    fields.map((field) => (
      <AccountField key={field.name} field={behind?.agent && field === agentField ? invited : field} />
    ));
  const human = form.check && (
    <HumanCheckView check={check} shared={forms.question} widget={forms.widget} passed={mine?.passed} />
  );
  const [first = [], second] = form.groups;
  return (
    <FormContext value={{ ...box, ...faults, values }}>
      {/* What is heard here comes from the fields within. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <form
        ref={element}
        className={place === 'dialog' ? `${view.form} ${view.narrow}` : view.form}
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
        {faults.summary.faults.some(({ key }) => key === 'emailUnverified') && (
          <p>
            <a href="?dialog=verify" rel="nofollow">
              {t('resend')}
            </a>
          </p>
        )}
        {query.next && <HiddenValue name="next" first={query.next} />}
        {id === 'register' ? (
          <>
            <Stage number={1} name="human" state={stages.states[0]}>
              {human}
            </Stage>
            <Stage number={2} name="agreement" state={stages.states[1]}>
              {shown(first)}
            </Stage>
            <Stage number={3} name="fields" state={stages.states[2]}>
              {shown(second ?? [])}
            </Stage>
          </>
        ) : (
          <>
            {first.length > 0 && <div className={view.group}>{shown(first)}</div>}
            {human && <div className={view.group}>{human}</div>}
            {form.sendsTo && <SendCode sending={sending} />}
            {second && <div className={view.group}>{shown(second)}</div>}
          </>
        )}
        <div className={ui.acts}>
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
