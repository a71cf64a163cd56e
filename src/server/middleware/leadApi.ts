// What forms need besides their pages: leads from other clients, uploads in pieces, and the human check's challenge.
import { Router, type ErrorRequestHandler, type RequestHandler } from 'express';
import { formNamed } from '../../shared/forms/forms.ts';
import { pathOf, type HasPage } from '../../shared/pages/addresses.ts';
import { mainPageOf, thanksAt } from '../../shared/pages/formPages.ts';
import { localeByApiName } from '../../shared/webapi/localeByApiName.ts';
import { answerJson } from '../forms/answerJson.ts';
import type { FormParts } from '../forms/FormParts.ts';
import { ownerOf } from '../forms/ownerOf.ts';
import { receiveBody, UnreadableBody } from '../forms/receiveBody.ts';
import { submitForm } from '../forms/submitForm.ts';
import { readReference } from '../store/reference.ts';
import { StoreError } from '../store/StoreError.ts';
import { jsonFault } from './jsonFault.ts';
import { uploadApi } from './uploadApi.ts';

const noStore: RequestHandler = (_request, response, next) => {
  response.set({
    'Cache-Control': 'no-store',
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  });
  next();
};

const statusOf = (error: unknown): number => {
  if (error instanceof StoreError) return 503;
  const status = typeof error === 'object' && error && 'status' in error ? Number(error.status) : 500;
  return status >= 400 && status < 600 ? status : 500;
};

export function leadApi(forms: () => Promise<FormParts>, has: HasPage): Router {
  const lead: RequestHandler<{ form: string }> = async (request, response, next) => {
    const form = formNamed(request.params.form);
    if (!form) return next();
    const parts = await forms();
    const remoteAddress = request.ip ?? '';
    const wait = await parts.rateLimit(remoteAddress, form.id);
    const received = await receiveBody(request, response, parts.incomingDir);
    const idempotencyKey = request.get('idempotency-key');
    const fields = new Map([...(idempotencyKey ? [['key', [idempotencyKey]] as const] : []), ...received.fields]);
    const { language: inQuery } = request.query;
    const language = localeByApiName(fields.get('language')?.[0] ?? (typeof inQuery === 'string' ? inQuery : ''));
    const locale = (language ?? response.locals.visitorLocale).code;
    const reference = readReference(fields.get('reference')?.[0] ?? '');
    const domain = response.locals.site.host;
    const body = { ...received, fields };
    const outcome = await submitForm(parts, { form, locale, body, remoteAddress, domain, reference }, wait);
    const page = mainPageOf(form.id);
    const path = page && has(page, locale) ? pathOf(page, locale) : '';
    const location = path && outcome.kind === 'sent' ? thanksAt(path, outcome) : path;
    answerJson(response, outcome, form, parts.textsOf(locale)('forms'), location);
  };

  const challenge: RequestHandler = async (request, response) => {
    const { check, effort, secret } = await forms();
    const times = await effort(ownerOf(secret, request.ip ?? ''));
    response.json({ code: 0, message: 'ok', result: { challenge: await check.challenge(times) } });
  };

  const failed: ErrorRequestHandler = async (error: unknown, _request, response, next) => {
    if (response.headersSent) return next(error);
    const status = statusOf(error);
    if (status >= 500) (await forms()).log.error('form.failed', { error: String(error) });
    if (error instanceof UnreadableBody) response.set('Connection', 'close');
    jsonFault(response, status, 'The request could not be answered');
  };

  const router = Router();
  router.use(noStore);
  router.get('/check', challenge);
  router.post('/lead/:form', lead);
  router.use('/upload', uploadApi(forms));
  router.use(failed);
  return router;
}
