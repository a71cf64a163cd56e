// Sends an account form without leaving the page, and counts down until another code may be sent, also after a reload.
import { useEffect, useEffectEvent, useRef, useState, type FormEvent } from 'react';
import { checkValues } from '../../forms/checkValues.ts';
import { wholeForm } from '../../forms/Form.ts';
import type { AccountResult, ArrivedAnswer, JsonAnswer } from '../../forms/FormState.ts';
import type { FormBox, ShownFault } from '../FormContext.ts';
import { leaveFor } from '../leaveFor.ts';
import { bodyOf, typedIn } from '../typedIn.ts';
import { codeName } from '../../storage/kept.ts';
import type { Faults } from '../useFaults.ts';
import type { HumanCheck } from '../useHumanCheck.ts';
import type { AccountAnswer, AccountForm } from '../../forms/AccountForm.ts';
import { codeFields } from '../../forms/account/accountForms.ts';

/** The message is read of our own answers alone. */
type Answer = ArrivedAnswer<AccountResult> & Pick<JsonAnswer<AccountResult>, 'message'>;

type Helpers = { faults: Faults; check: HumanCheck; first: AccountAnswer | undefined };

async function post(form: HTMLFormElement, submitter: HTMLElement | null): Promise<Answer> {
  const body = bodyOf(form);
  // Browsers of 2021 cannot include the button in FormData.
  if (submitter instanceof HTMLButtonElement && submitter.name) body.append(submitter.name, submitter.value);
  const response = await fetch(form.action, { method: 'POST', headers: { Accept: 'application/json' }, body });
  return (await response.json()) as Answer;
}

const secondsTo = (end: number): number => Math.max(0, Math.min(Math.ceil((end - Date.now()) / 1000), 60));

/** The server enforces the limit; this only keeps the countdown over a reload. */
function recallEnd(form: string): number {
  try {
    return Number(sessionStorage.getItem(codeName(form)) ?? 0);
  } catch {
    return 0;
  }
}

function rememberEnd(form: string, end: number): void {
  try {
    sessionStorage.setItem(codeName(form), String(end));
  } catch {
    // Without storage a reload loses the countdown, but not the server's limit.
  }
}

export function useAccountSending(box: FormBox<AccountForm>, { faults, check, first }: Helpers) {
  const { form, locale, t, element } = box;
  const [status, say] = useState('');
  const [busy, setBusy] = useState(false);
  const [seconds, setSeconds] = useState(first?.seconds ?? 0);
  const [notice, setNotice] = useState(
    first?.notice ? t(`notices.${first.notice.key}`, { to: first.notice.to ?? '' }) : '',
  );
  const under = useRef(false);

  const end = useRef(0);

  function countDown(from: number): void {
    end.current = Date.now() + from * 1000;
    rememberEnd(form.id, end.current);
    setSeconds(from);
  }
  const goOn = useEffectEvent(() => {
    if (first?.seconds) return countDown(first.seconds);
    if (!form.sendsTo) return;
    end.current = recallEnd(form.id);
    setSeconds(secondsTo(end.current));
  });
  useEffect(() => goOn(), []);
  const counting = seconds > 0;
  useEffect(() => {
    if (!counting) return;
    const timer = setInterval(() => setSeconds(secondsTo(end.current)), 1000);
    return () => clearInterval(timer);
  }, [counting]);

  async function arrived({ code, message, result, errors = [] }: Answer): Promise<void> {
    if (code === 0 && result?.location) return leaveFor(result.location);
    if (code === 0) {
      faults.tell([]);
      setNotice(message);
      check.again(result?.question);
      return countDown(result?.seconds ?? 0);
    }
    if (errors.some(({ field }) => field === 'slider')) check.again(result?.question);
    const wrong = errors.map((error) => ({ field: error.field, key: error.code, words: error.message }));
    // A busy server, or a proxy, gives no reason.
    faults.tell(wrong.length > 0 ? wrong : [{ field: wholeForm, key: 'accountsAway' }]);
  }

  async function send(submitter: HTMLElement | null): Promise<void> {
    if (under.current || !element.current) return;
    under.current = true;
    setBusy(true);
    say(t('sending'));
    try {
      await arrived(await post(element.current, submitter));
    } catch {
      faults.tell([{ field: wholeForm, key: 'accountsAway' }]);
    } finally {
      say('');
      under.current = false;
      setBusy(false);
    }
  }

  return {
    status,
    busy,
    seconds,
    notice,
    onSubmit: (event: FormEvent) => {
      event.preventDefault();
      const { submitter } = event.nativeEvent as SubmitEvent;
      const code = submitter?.getAttribute('name') === 'send';
      if (code && seconds > 0) return;
      const wrong: ShownFault[] = checkValues(code ? codeFields(form) : form, typedIn(box), locale);
      const human = form.check === 'first' || (form.check === 'sending' && code);
      if (human && !check.passed()) wrong.unshift({ field: 'slider', key: 'humanFirst' });
      if (form.id === 'login' && !navigator.cookieEnabled)
        wrong.push({ field: wholeForm, key: 'cookiesRefused', words: t('notices.cookiesRefused') });
      faults.tell(wrong);
      if (wrong.length === 0) void send(submitter);
    },
  };
}

export type AccountSending = ReturnType<typeof useAccountSending>;
