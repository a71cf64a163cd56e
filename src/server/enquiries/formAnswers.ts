// How a form is answered: the pages that it is on, the address of its thanks, and the JSON that is the same on a page's own address
// and under /webapi/lead.
import type { Response } from 'express';
import { answerPlace, type Form, type FormId } from '../../shared/forms/Form.ts';
import type { FormResult } from '../../shared/forms/FormState.ts';
import { formNamed, forms } from '../../shared/forms/forms.ts';
import { pageOf, pages, type PageId } from '../../shared/pages/pages.ts';
import { isIncomplete } from '../../shared/forms/checkValues.ts';
import type { Translate } from '../../shared/i18n/useT.ts';
import { askToWait, fault, ok } from '../http/respond.ts';
import { answerFault } from '../forms/formState.ts';
import type { Outcome } from './Submission.ts';

type FormPages = { form: Form; pages: readonly PageId[] };

export const formPages: readonly FormPages[] = forms.map((form) => ({
  form,
  pages: pages.filter((page) => page.form === form.id).map(({ id }) => id),
}));

export const formOn = (id: PageId): Form | undefined => formNamed(pageOf(id).form ?? '');

/** The page used for a form if the request does not say where it was sent from. */
export const mainPageOf = (id: FormId): PageId | undefined => formPages.find(({ form }) => form.id === id)?.pages[0];

type Thanked = { reference: string; again: boolean; wish: Readonly<Record<string, string>>; link?: string };

/** Address of the thanks, scrolled into view, with the visitor's choice or a link to what the form created. */
export const thanksAt = (path: string, { reference, again, wish, link }: Thanked): string =>
  `${path}${link ? `/${link}` : ''}?${String(new URLSearchParams({ sent: reference, ...(again && { again: 'yes' }), ...wish }))}#${answerPlace}`;

export function answerJson(response: Response, outcome: Outcome, form: Form, t: Translate, location: string): void {
  if (outcome.kind === 'sent') {
    const { reference } = outcome;
    return ok(response, { reference, promise: form.promise, location } satisfies FormResult);
  }
  const { faults, files, draft, question, values } = outcome.state;
  const status = outcome.kind === 'refused' ? outcome.status : 200;
  if (outcome.kind === 'refused') askToWait(response, outcome.retrySeconds);
  const errors = faults.map((one) => answerFault(t, one));
  const message = isIncomplete(faults, values) ? t('errors.fillAll') : (errors[0]?.message ?? 'ok');
  // Lets another client continue where the visitor stopped.
  const result: FormResult = { files, draft, question };
  if (status === 200) ok(response, result, message);
  else fault(response, status, message, { result, errors });
}
