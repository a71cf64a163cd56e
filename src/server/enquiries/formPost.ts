// Handles a form posted to its own page: redirects to the thanks, or shows the page again with typed values and faults.
import type { RequestHandler } from 'express';
import { pathOf } from '../../shared/pages/addresses.ts';
import { formOn, thanksAt, answerJson } from './formAnswers.ts';
import type { EnquiryParts } from './EnquiryParts.ts';
import { receivePosted } from '../forms/receiveBody.ts';
import type { Submission } from './Submission.ts';
import { submitForm } from './submitForm.ts';
import { arrivalsOf } from '../pages/arrivals.ts';
import { askToWait, redirect, wantsJson } from '../http/respond.ts';
import type { ThanksDue } from '../http/thanksDue.ts';
import type { Pages } from '../pages/showPages.ts';

type Options = {
  pages: Pages;
  backOffice: () => Promise<EnquiryParts>;
  /** Set for posts from pages of another origin: tells whether the origin is another name of ours. */
  isOurs?: (origin: string | undefined) => boolean;
  thanks: Pick<ThanksDue, 'note'>;
};

export function formPost({ pages, backOffice, isOurs, thanks }: Options): RequestHandler {
  return async (request, response, next) => {
    const match = pages.asked(request, response);
    const form = match && formOn(match.page.id);
    if (!match || !form) return next();

    const parts = await backOffice();
    const foreign: Submission['foreign'] = isOurs && (isOurs(request.get('origin')) ? 'ours' : 'theirs');
    const locale = match.locale.code;
    // Any program can name another host of ours as its origin: such forms are counted apart, so that they neither bring files
    // without end nor use up what the visitor may send from here. Files from elsewhere are not kept: nothing to count.
    const posted = await receivePosted(request, response, {
      limits: parts.limits,
      ...(foreign === 'theirs'
        ? { of: undefined }
        : { of: foreign ? `${form.id} from another name` : form.id, folder: parts.incomingDir }),
    });
    const { remoteAddress, body, wait } = posted;
    const domain = response.locals.site.host;
    // The consultation form is on many product pages, and the desk must know which one.
    const about =
      form.id === 'consult' && !body.fields.get('product')?.[0] ? [['product', [match.page.id]] as const] : [];
    const fields = new Map([...body.fields, ...about]);
    const arrivals = arrivalsOf(request);
    const submission = { form, locale, body: { ...body, fields }, remoteAddress, domain, foreign, arrivals };
    const outcome = await submitForm(parts, submission, wait);
    if (outcome.kind === 'sent') thanks.note(outcome.reference);
    const here = match.prefixed ? pathOf(match.page.id, locale) : request.path;
    const location = outcome.kind === 'sent' ? thanksAt(here, outcome) : here;
    if (wantsJson(request)) {
      return answerJson(response, outcome, form, parts.textsOf(locale)('forms'), location);
    }
    if (outcome.kind === 'sent') return redirect(response, 303, location);
    if (outcome.kind === 'refused') askToWait(response, outcome.retrySeconds);
    await pages.show(request, response, match, outcome.kind === 'refused' ? outcome.status : 200, outcome.state);
  };
}
