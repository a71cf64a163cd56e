// Stores the visitor's answer to the cookie question, begins or deletes their arrival cookie accordingly, and redirects to
// their page. Works without script.
import express, { type RequestHandler } from 'express';
import { beginArrivals, forgetArrivals } from './arrival.ts';
import { isSitePath, redirect } from './redirect.ts';
import { setCookie } from './setCookie.ts';

export const consentBody: RequestHandler = express.urlencoded({ extended: false, limit: '8kb', parameterLimit: 5 });

export const consent: RequestHandler = (request, response) => {
  const { choice, back, begun, from } = (request.body ?? {}) as Record<string, unknown>;
  const target = typeof back === 'string' && isSitePath(back) ? back : '/';
  if (choice === 'accept' || choice === 'reject') {
    setCookie(response, 'consent', choice);
  }
  if (choice === 'accept') beginArrivals(request, response, { begun, from });
  if (choice === 'reject') forgetArrivals(request, response);
  redirect(response, 303, target);
};
