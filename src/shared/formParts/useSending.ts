// Sends a form without leaving the page: validates it, waits for uploads, and without a connection queues it until there is one.
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { checkValues } from '../forms/checkValues.ts';
import { wholeForm, type Form } from '../forms/Form.ts';
import type { ArrivedAnswer, FormResult } from '../forms/FormState.ts';
import { beforeSending } from './beforeSending.ts';
import type { FormBox, ShownFault } from './FormContext.ts';
import { formKey, keepFormKey } from './formKey.ts';
import { leaveFor } from './leaveFor.ts';
import { bodyOf, hiddenIn, typedIn } from './typedIn.ts';
import type { Attached } from './useAttachments.ts';
import type { DraftKeeper } from './useDraft.ts';
import type { Faults } from './useFaults.ts';
import type { HumanCheck } from './useHumanCheck.ts';

type Answer = ArrivedAnswer<FormResult>;

type Helpers = { faults: Faults; check: HumanCheck; draft: DraftKeeper; files: Attached };

const retryMs = 15_000;
const tooLarge = 413;

async function post(form: HTMLFormElement): Promise<Answer> {
  const request = { method: 'POST', headers: { Accept: 'application/json' }, body: bodyOf(form) };
  const response = await fetch(form.action, request);
  const answer = (await response.json().catch(() => undefined)) as Answer | undefined;
  return answer ?? { code: response.status, result: null };
}

/** A response that is not ours, for example from a proxy. */
const unexplained = ({ code }: Answer): ShownFault[] => [
  code === tooLarge ? { field: 'attachments', key: 'tooLarge' } : { field: wholeForm, key: 'storage' },
];

const unsentFile: ShownFault = { field: 'attachments', key: 'filesUnsent' };

export function useSending(box: FormBox<Form>, { faults, check, draft, files }: Helpers) {
  const { form, locale, t, element } = box;
  const [status, say] = useState('');
  const [busy, setBusy] = useState(false);
  const sending = useRef(false);
  const retry = useRef<number | undefined>(undefined);

  /** `sent`: key and files of what was sent, as the visitor may have left the form meanwhile. */
  async function arrived(answer: Answer, sent: { key: string; draft: string }): Promise<void> {
    if (answer.code === 0 && answer.result?.location) {
      draft.sent(sent.key);
      keepFormKey(form.id, { ...sent, sent: true });
      return element.current ? leaveFor(answer.result.location) : undefined;
    }
    draft.refused(sent.key);
    const errors = answer.errors ?? [];
    if (errors.some(({ field }) => field === 'slider')) check.again(answer.result?.question);
    // What is left of them; a list that stayed would be refused again.
    if (errors.some(({ code }) => code === 'filesGone')) files.show(answer.result?.files ?? []);
    const wrong = errors.map(({ field, code, message }) => ({ field, key: code, words: message }));
    faults.tell(wrong.length > 0 ? wrong : unexplained(answer));
  }

  const stopWaiting = (): void => {
    clearTimeout(retry.current);
    retry.current = undefined;
  };

  /** Until there is a connection, or for a while. */
  function wait(): void {
    draft.keep(true);
    say(t('offline.queued'));
    retry.current = window.setTimeout(() => void latest.current(), retryMs);
  }

  async function attempt(): Promise<void> {
    if (sending.current || !element.current) return;
    sending.current = true;
    setBusy(true);
    stopWaiting();
    say(t('sending'));
    try {
      await files.settled();
      if (files.lacks()) {
        // Corrected by the visitor, like a form that the server refused.
        draft.keep(false);
        say('');
        return faults.tell([unsentFile]);
      }
      await beforeSending(element.current);
      // Whoever leaves before the answer has sent it all the same.
      draft.keep(true);
      const sent = { key: draft.ownKey() || formKey(form.id).key, draft: hiddenIn(box, 'draft')?.value ?? '' };
      const answer = await post(element.current);
      say(answer.code === 0 ? t('sent.title') : '');
      await arrived(answer, sent);
    } catch {
      // Every attempt has the same key, so a lost response creates no second lead.
      wait();
    } finally {
      sending.current = false;
      setBusy(false);
    }
  }

  const latest = useRef(attempt);
  useEffect(() => {
    latest.current = attempt;
  });
  useEffect(() => {
    const back = () => {
      if (retry.current !== undefined) void latest.current();
    };
    addEventListener('online', back);
    return () => {
      removeEventListener('online', back);
      clearTimeout(retry.current);
    };
  }, []);

  return {
    status,
    busy,
    say,
    attempt,
    wait,
    onSubmit: (event: FormEvent) => {
      event.preventDefault();
      // A refused file is no longer in the list; the form is sent without it.
      const wrong: ShownFault[] = checkValues(form, typedIn(box), locale);
      if (!check.passed()) wrong.push({ field: 'slider', key: check.missing });
      if (files.lacks()) wrong.push(unsentFile);
      faults.tell(wrong);
      if (wrong.length === 0) void attempt();
    },
  };
}

export type Sending = ReturnType<typeof useSending>;
