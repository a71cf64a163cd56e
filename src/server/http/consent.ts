// Keeps the visitor's answer to the cookie question, with or without script, and brings him back to his page.
import express, { type RequestHandler } from 'express';
import { isSitePath, redirect } from './redirect.ts';
import { setCookie } from './setCookie.ts';

export const consentBody: RequestHandler = express.urlencoded({ extended: false, limit: '2kb', parameterLimit: 5 });

export const consent: RequestHandler = (request, response) => {
  const { choice, back } = (request.body ?? {}) as Record<string, unknown>;
  const target = typeof back === 'string' && isSitePath(back) ? back : '/';
  if (choice === 'accept' || choice === 'reject') {
    setCookie(response, 'consent', choice);
  }
  redirect(response, 303, target);
};
