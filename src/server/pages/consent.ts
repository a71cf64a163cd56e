// The visitor's answer to the cookie question.
import express, { type RequestHandler } from 'express';
import { isSitePath, redirect, setCookie } from '../http/respond.ts';
import { beginArrivals, forgetArrivals } from './arrivals.ts';

export const consentBody: RequestHandler = express.urlencoded({ extended: false, limit: '8kb', parameterLimit: 5 });

/** Begins or deletes the cookie of arrivals accordingly, and redirects to the visitor's page. Works without script. */
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
