// Where the newsletter is asked for, and below it the pages behind the links in its mails.
import type { RequestHandler } from 'express';
import type { NewsletterOptions } from './NewsletterParts.ts';
import { signUp } from './signUp.ts';
import { subscriptionPage } from './subscriptionPage.ts';

export function newsletter(options: NewsletterOptions): RequestHandler {
  const [ask, open] = [signUp(options), subscriptionPage(options)];
  return (request, response, next) => (request.params['link'] === undefined ? ask : open)(request, response, next);
}
