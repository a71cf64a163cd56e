// A form posted to its own page: 303 to its thanks, or the page once more with everything typed and what to mend.
import type { RequestHandler } from 'express';
import { pathOf } from '../../shared/pages/addresses.ts';
import { formOn, thanksAt } from '../../shared/pages/formPages.ts';
import { answerJson } from '../forms/answerJson.ts';
import type { FormParts } from '../forms/FormParts.ts';
import { receiveBody, UnreadableBody } from '../forms/receiveBody.ts';
import type { Submission } from '../forms/Submission.ts';
import { submitForm } from '../forms/submitForm.ts';
import { redirect } from '../redirect.ts';
import { matchAddress, type Known } from '../render/match.ts';
import { wantsJson } from './jsonFault.ts';
import type { Pages } from './pages.ts';

type Options = {
  pages: Pages;
  known: Known;
  forms: () => Promise<FormParts>;
  /** Set where what comes was sent by a page of another site: tells by its Origin whether that is a name of ours, too. */
  isOurs?: (origin: string | undefined) => boolean;
};

export function formPost({ pages, known, forms, isOurs }: Options): RequestHandler {
  return async (request, response, next) => {
    const match = matchAddress(request.path, response.locals.site.defaultLocale, known);
    const form = match.kind === 'page' ? formOn(match.page.id) : undefined;
    if (match.kind !== 'page' || !form) return next();

    const parts = await forms();
    const foreign: Submission['foreign'] = isOurs && (isOurs(request.get('origin')) ? 'ours' : 'theirs');
    const locale = match.locale.code;
    const remoteAddress = request.ip ?? '';
    const wait = foreign ? undefined : await parts.rateLimit(remoteAddress, form.id);
    const body = await receiveBody(request, response, parts.incomingDir).catch((error: unknown) => {
      if (error instanceof UnreadableBody) return error.status;
      throw error;
    });
    if (typeof body === 'number') {
      response.set('Connection', 'close');
      return pages.showState(request, response, 'error', body);
    }
    const domain = response.locals.site.host;
    // The same form stands on the pages of many products: the desk must know on which.
    const about =
      form.id === 'consult' && !body.fields.get('product')?.[0] ? [['product', [match.page.id]] as const] : [];
    const fields = new Map([...body.fields, ...about]);
    const submission = { form, locale, body: { ...body, fields }, remoteAddress, domain, foreign };
    const outcome = await submitForm(parts, submission, wait);
    const here = match.prefixed ? pathOf(match.page.id, locale) : request.path;
    const location = outcome.kind === 'sent' ? thanksAt(here, outcome) : here;
    if (wantsJson(request)) {
      return answerJson(response, outcome, form, parts.textsOf(locale)('forms'), location);
    }
    if (outcome.kind === 'sent') return redirect(response, 303, location);
    if (outcome.kind === 'refused' && outcome.retrySeconds) response.set('Retry-After', String(outcome.retrySeconds));
    await pages.show(request, response, match, outcome.kind === 'refused' ? outcome.status : 200, outcome.state);
  };
}
