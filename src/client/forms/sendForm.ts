// Sends the form without leaving the page: checks first, waits for uploads, and without a line keeps it until there is one.
import { checkValues } from '../../shared/forms/checkValues.ts';
import { readValues } from '../../shared/forms/readValues.ts';
import type { Attachments } from './attachments.ts';
import type { Drafts } from './drafts.ts';
import { faultOf, find, say, sentIn, wrapperOf, type Answer, type FormBox } from './FormBox.ts';
import type { HumanCheck } from './humanCheck.ts';
import { showFaults, type Wrong } from './showFaults.ts';

type Helpers = { check: HumanCheck; drafts: Drafts; files: Attachments | undefined };

const retryMs = 15_000;

export function sendForm(box: FormBox, { check, drafts, files }: Helpers) {
  const { element, form, locale, t } = box;
  const button = find<HTMLButtonElement>(box, '[data-send]');
  let sending = false;
  let retry: number | undefined;

  function faultsNow(): Wrong[] {
    const faults = checkValues(form, readValues(form, locale, sentIn(box)), locale);
    if (wrapperOf(box, 'attachments')?.hasAttribute('data-bad')) {
      // A refused file is not on the list any more: sending goes on without it.
      showFaults(box, []);
    }
    if (!check.passed()) faults.push({ field: 'slider', key: check.missing });
    return faults.map((fault) => ({ fault }));
  }

  async function post(): Promise<Answer> {
    const body = new URLSearchParams();
    for (const [name, value] of new FormData(element)) if (typeof value === 'string') body.append(name, value);
    const response = await fetch(element.action, { method: 'POST', headers: { Accept: 'application/json' }, body });
    const answer = (await response.json().catch(() => undefined)) as Answer | undefined;
    return answer ?? { code: response.status, message: '', result: null, errors: [] };
  }

  function arrived(answer: Answer): void {
    if (answer.code === 0 && answer.result?.location) {
      drafts.forget();
      location.assign(answer.result.location);
      return;
    }
    const errors = answer.errors ?? [];
    if (errors.some(({ field }) => field === 'slider')) check.again(answer.result?.question);
    const wrong: Wrong[] = errors.map((error) => ({ fault: faultOf(error), words: error.message }));
    showFaults(box, wrong.length > 0 ? wrong : [{ fault: { field: 'form', key: 'storage' } }]);
  }

  async function attempt(): Promise<void> {
    if (sending) return;
    sending = true;
    button?.setAttribute('aria-busy', 'true');
    clearTimeout(retry);
    say(box, t('sending'));
    try {
      await files?.settled();
      const answer = await post();
      say(box, answer.code === 0 ? t('sent.title') : '');
      arrived(answer);
    } catch {
      // The same key goes with every try, so a lost answer makes no second lead.
      drafts.keep(true);
      say(box, t('offline.queued'));
      retry = window.setTimeout(() => void attempt(), retryMs);
      addEventListener('online', () => void attempt(), { once: true });
    } finally {
      sending = false;
      button?.removeAttribute('aria-busy');
    }
  }

  element.addEventListener('submit', (event) => {
    event.preventDefault();
    const wrong = faultsNow();
    showFaults(box, wrong);
    if (wrong.length === 0) void attempt();
  });

  return { attempt };
}
