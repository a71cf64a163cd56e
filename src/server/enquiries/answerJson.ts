// The JSON response to a form: the same on a page's own address and under /webapi/lead.
import type { Response } from 'express';
import { isIncomplete } from '../../shared/forms/checkValues.ts';
import { faultText } from '../../shared/forms/formTexts.ts';
import type { Form } from '../../shared/forms/Form.ts';
import type { Translate } from '../../shared/i18n/useT.ts';
import { fault, ok } from '../http/answers.ts';
import type { Outcome } from '../forms/Submission.ts';

export function answerJson(response: Response, outcome: Outcome, form: Form, t: Translate, location: string): void {
  if (outcome.kind === 'sent') {
    const { reference } = outcome;
    return ok(response, { reference, promise: form.promise, location });
  }
  const { faults, files, draft, question, values } = outcome.state;
  const status = outcome.kind === 'refused' ? outcome.status : 200;
  if (outcome.kind === 'refused' && outcome.retrySeconds) response.set('Retry-After', String(outcome.retrySeconds));
  const errors = faults.map((fault) => ({ field: fault.field, code: fault.key, message: faultText(t, fault) }));
  const message = isIncomplete(faults, values) ? t('errors.fillAll') : (errors[0]?.message ?? 'ok');
  // Lets another client continue where the visitor stopped.
  const result = { files, draft, question };
  if (status === 200) ok(response, result, message);
  else fault(response, status, message, { result, errors });
}
