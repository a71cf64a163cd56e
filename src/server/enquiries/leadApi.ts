// /webapi routes of forms: leads from other clients, uploads in pieces, and the challenge of the human check.
import { Router, type ErrorRequestHandler, type RequestHandler, type Response } from 'express';
import { formNamed } from '../../shared/forms/forms.ts';
import { pathOf, type HasPage } from '../../shared/pages/addresses.ts';
import { mainPageOf, thanksAt, answerJson } from './formAnswers.ts';
import { localeByApiName } from '../../shared/webapi/localeByApiName.ts';
import type { EnquiryParts } from './EnquiryParts.ts';
import { receiveBody, removeArrived } from '../forms/receiveBody.ts';
import { InputFault } from '../ops/faults.ts';
import { submitForm } from './submitForm.ts';
import { timesTheWork } from '../ops/limits.ts';
import { readReference } from '../store/reference.ts';
import { fault, jsonOnly, ok, statusOf } from '../http/respond.ts';
import type { ThanksDue } from '../http/thanksDue.ts';
import { vouchedIn } from '../http/vouching.ts';
import { uploadApi } from '../forms/files/uploadApi.ts';

const unfit = (response: Response): void => fault(response, 403, 'The signature does not fit');

export function leadApi(
  backOffice: () => Promise<EnquiryParts>,
  has: HasPage,
  thanks: Pick<ThanksDue, 'note'>,
): Router {
  const lead: RequestHandler<{ form: string }> = async (request, response, next) => {
    const form = formNamed(request.params.form);
    if (!form) return next();
    const parts = await backOffice();
    const remoteAddress = request.ip ?? '';
    const counted = { address: remoteAddress, of: form.id };
    // First of all: a wrong token must not be free to try.
    const due = await parts.limits.forms.take(counted);
    const vouched = await vouchedIn(request, parts.vouching).catch((error: unknown) => {
      // An address that is over the limit writes no more lines in our log.
      if (due !== undefined) return undefined;
      parts.log.warn('form.unvouched', { error: String(error) });
      return 'false' as const;
    });
    if (vouched === 'false') return unfit(response);
    // All visitors of a trusted site come from its one address; it has counted them itself.
    if (vouched && due === undefined) await parts.limits.forms.giveBack(counted);
    const wait = vouched ? undefined : due;
    const received = await receiveBody(request, response, wait === undefined ? parts.incomingDir : undefined);
    const idempotencyKey = request.get('idempotency-key');
    const fields = new Map([...(idempotencyKey ? [['key', [idempotencyKey]] as const] : []), ...received.fields]);
    const { language: inQuery } = request.query;
    const language = localeByApiName(fields.get('language')?.[0] ?? (typeof inQuery === 'string' ? inQuery : ''));
    const locale = (language ?? response.locals.visitorLocale).code;
    const reference = readReference(fields.get('reference')?.[0] ?? '');
    const domain = response.locals.site.host;
    const body = { ...received, fields };
    if (vouched && vouched.reference !== reference) {
      await removeArrived(received.arrived);
      return unfit(response);
    }
    const isVouched = vouched !== undefined;
    const outcome = await submitForm(parts, { form, locale, body, remoteAddress, domain, reference, isVouched }, wait);
    if (outcome.kind === 'sent') thanks.note(outcome.reference);
    const page = mainPageOf(form.id);
    const path = page && has(page, locale) ? pathOf(page, locale) : '';
    const location = path && outcome.kind === 'sent' ? thanksAt(path, outcome) : path;
    answerJson(response, outcome, form, parts.textsOf(locale)('forms'), location);
  };

  const challenge: RequestHandler = async (request, response) => {
    const { check, limits } = await backOffice();
    const times = timesTheWork(await limits.challenges.count({ address: request.ip ?? '' }));
    ok(response, { challenge: await check.challenge(times) });
  };

  const failed: ErrorRequestHandler = async (error: unknown, _request, response, next) => {
    if (response.headersSent) return next(error);
    const status = statusOf(error);
    if (status >= 500) (await backOffice()).log.error('form.failed', { error: String(error) });
    if (error instanceof InputFault) response.set('Connection', 'close');
    fault(response, status, 'The request could not be answered');
  };

  const router = Router();
  router.use(jsonOnly);
  router.get('/check', challenge);
  router.post('/lead/:form', lead);
  router.use('/upload', uploadApi(backOffice));
  router.use(failed);
  return router;
}
